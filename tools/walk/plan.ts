import { isLocaleCode } from '@slipstream/locales/locale';
import type { WalkPlan } from './types.ts';

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The options of a walk. Default: one minute on a desktop as a player. */
export function planOf(options: Options, randomSeed: () => string): WalkPlan {
  const text = (key: string, usual: string) => (typeof options[key] === 'string' ? options[key] : usual);
  const as = text('as', 'player');
  const steps = text('steps', '');
  return {
    seed: text('seed', '') || randomSeed(),
    minutesMax:
      steps === '' || options['minutes'] !== undefined ? Number(text('minutes', '1')) : Number.POSITIVE_INFINITY,
    stepsMax: steps === '' ? Number.POSITIVE_INFINITY : Number(steps),
    width: Number(text('width', '1440')),
    locale: text('locale', 'en'),
    as: as === 'player' ? 'ordinary' : as,
    where: text('where', 'web') === 'host' ? 'host' : 'web',
  };
}

/** Why the plan is impossible, in one line; null if it is possible. */
export function planFault({ locale, width }: WalkPlan): string | null {
  if (!isLocaleCode(locale)) return `--locale must be a language of the site, not "${locale}".`;
  return width < 240 || width > 4000 ? `--width must be a number from 240 to 4000, not "${width}".` : null;
}

/** Up to this width, input is touch. */
const phoneWidthMax = 779;

export function isPhone({ width }: WalkPlan): boolean {
  return width <= phoneWidthMax;
}
