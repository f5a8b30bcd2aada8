import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Nanalo ang taya mo', 'Nasa balanse mo na ang {paid}.'],
  lost: ['Natalo ang taya mo', 'Ang halaga ng taya mo ay {stake}.'],
  void: ['Void ang taya mo', 'Bumalik sa balanse mo ang {paid}.'],
  settled: ['Na-settle ang taya mo', 'Nasa balanse mo na ang {paid}.'],
  cashed_out: ['Na-cash out', 'Nasa balanse mo na ang {paid}.'],
  cashed_part: ['Bahagyang na-cash out', 'Nasa balanse mo na ang {paid}. Natitirang taya: {left}.'],
  rejected: ['Hindi tinanggap ang taya mo', 'Bumalik sa balanse mo ang {stake}.'],
} satisfies SandboxWords['betEndings'];
