import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['ההימור שלכם זכה', '{paid} ביתרה שלכם.'],
  lost: ['ההימור שלכם הפסיד', 'סכום ההימור היה {stake}.'],
  void: ['ההימור שלכם מבוטל', '{paid} חזרו ליתרה שלכם.'],
  settled: ['ההימור שלכם הוכרע', '{paid} ביתרה שלכם.'],
  cashed_out: ['בוצע קאש אאוט', '{paid} ביתרה שלכם.'],
  cashed_part: ['בוצע קאש אאוט חלקי', '{paid} ביתרה שלכם. מסכום ההימור נותרו {left}.'],
  rejected: ['ההימור שלכם לא התקבל', '{stake} חזרו ליתרה שלכם.'],
} satisfies SandboxWords['betEndings'];
