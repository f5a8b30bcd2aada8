import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Has ganado tu apuesta', '{paid} está en tu saldo.'],
  lost: ['Has perdido tu apuesta', 'El importe era {stake}.'],
  void: ['Tu apuesta es nula', '{paid} vuelve a tu saldo.'],
  settled: ['Tu apuesta está resuelta', '{paid} está en tu saldo.'],
  cashed_out: ['Apuesta cobrada', '{paid} está en tu saldo.'],
  cashed_part: ['Apuesta cobrada en parte', '{paid} está en tu saldo. Importe restante: {left}.'],
  rejected: ['Tu apuesta no fue aceptada', '{stake} vuelve a tu saldo.'],
} satisfies SandboxWords['betEndings'];
