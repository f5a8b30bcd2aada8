import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Scommessa vinta', 'Sul tuo saldo: {paid}.'],
  lost: ['Scommessa persa', 'La tua puntata era di {stake}.'],
  void: ['Scommessa annullata', 'Restituito sul saldo: {paid}.'],
  settled: ['Scommessa conclusa', 'Sul tuo saldo: {paid}.'],
  cashed_out: ['Cashout eseguito', 'Sul tuo saldo: {paid}.'],
  cashed_part: ['Cashout parziale eseguito', 'Sul tuo saldo: {paid}. Puntata rimasta: {left}.'],
  rejected: ['Scommessa non accettata', 'Restituito sul saldo: {stake}.'],
} satisfies SandboxWords['betEndings'];
