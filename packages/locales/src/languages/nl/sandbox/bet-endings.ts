import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Je weddenschap is gewonnen', '{paid} staat op je saldo.'],
  lost: ['Je weddenschap is verloren', 'Je inzet was {stake}.'],
  void: ['Je weddenschap is ongeldig', '{paid} staat weer op je saldo.'],
  settled: ['Je weddenschap is afgerekend', '{paid} staat op je saldo.'],
  cashed_out: ['Cash-out gelukt', '{paid} staat op je saldo.'],
  cashed_part: ['Deels uitgecasht', '{paid} staat op je saldo. Resterende inzet: {left}.'],
  rejected: ['Je weddenschap is niet geaccepteerd', '{stake} staat weer op je saldo.'],
} satisfies SandboxWords['betEndings'];
