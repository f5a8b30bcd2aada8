import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  cashout_reached: 'קאש אאוט אוטומטי בוצע',
  match_started: ['{match}: המשחק התחיל', 'אחד המועדפים שלכם בלייב.'],
  goal: ['{match}: שער!', 'התוצאה: {score}.'],
  bonus: ['יש לכם בונוס חדש', '{bonus}'],
} satisfies SandboxWords['push'];
