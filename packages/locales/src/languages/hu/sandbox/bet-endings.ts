import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Nyert a fogadásod', 'Az egyenlegeden: {paid}.'],
  lost: ['Vesztett a fogadásod', 'A téted: {stake}.'],
  void: ['A fogadásod érvénytelen', 'Újra az egyenlegeden: {paid}.'],
  settled: ['A fogadásod elszámolva', 'Az egyenlegeden: {paid}.'],
  cashed_out: ['Cashout kész', 'Az egyenlegeden: {paid}.'],
  cashed_part: ['Részleges cashout kész', 'Az egyenlegeden: {paid}. A tétből maradt: {left}.'],
  rejected: ['A fogadásod elutasítva', 'Újra az egyenlegeden: {stake}.'],
} satisfies SandboxWords['betEndings'];
