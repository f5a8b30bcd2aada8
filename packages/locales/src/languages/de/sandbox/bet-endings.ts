import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Deine Wette hat gewonnen', '{paid} ist auf deinem Konto.'],
  lost: ['Deine Wette hat verloren', 'Der Einsatz war {stake}.'],
  void: ['Deine Wette ist ungültig', '{paid} ist wieder auf deinem Konto.'],
  settled: ['Deine Wette ist abgerechnet', '{paid} ist auf deinem Konto.'],
  cashed_out: ['Cashout ausgezahlt', '{paid} ist auf deinem Konto.'],
  cashed_part: ['Teil-Cashout ausgezahlt', '{paid} ist auf deinem Konto. Resteinsatz: {left}.'],
  rejected: ['Deine Wette wurde nicht angenommen', '{stake} ist wieder auf deinem Konto.'],
} satisfies SandboxWords['betEndings'];
