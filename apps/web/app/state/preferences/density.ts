import { pageMark, pageMarks, pageMarkScript, setPageMark } from '../../first-paint/page-marks.ts';
import { device, writeStored } from '../storage/stored-text.ts';

const key = 'density';

/** "auto" is compact at a desk and comfortable on a phone (`tokens.css`). */
export const densityChoices = ['auto', ...pageMarks.density] as const;
export type Density = (typeof densityChoices)[number];

/** Runs before the first paint, so that rows appear as they were chosen: a shared page cannot know it. */
export const densityScript = `try{const chosen=localStorage.getItem('${key}');if(chosen==='auto')delete document.documentElement.dataset.density;${pageMarks.density
  .map((value) => `if(chosen==='${value}')${pageMarkScript('density', value)};`)
  .join('')}}catch{}`;

export function density(): Density {
  return pageMark('density') ?? 'auto';
}

/** Changes all lists at once and stores the choice (SHOW-10). */
export function keepDensity(choice: Density): void {
  setPageMark('density', choice === 'auto' ? undefined : choice);
  // Also "auto", which a site may not have for its own (BRAND-1).
  writeStored(device, key, choice);
}
