import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Votre pari est gagné', 'Ajouté à votre solde : {paid}.'],
  lost: ['Votre pari est perdu', 'Votre mise était de {stake}.'],
  void: ['Votre pari est annulé', 'Rendu sur votre solde : {paid}.'],
  settled: ['Votre pari est réglé', 'Ajouté à votre solde : {paid}.'],
  cashed_out: ['Cash out effectué', 'Ajouté à votre solde : {paid}.'],
  cashed_part: ['Cash out partiel effectué', 'Ajouté à votre solde : {paid}. Mise restante : {left}.'],
  rejected: ['Votre pari n’a pas été accepté', 'Rendu sur votre solde : {stake}.'],
} satisfies SandboxWords['betEndings'];
