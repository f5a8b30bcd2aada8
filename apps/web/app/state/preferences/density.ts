import { pageMark, pageMarks, setPageMark } from '../../first-paint/page-marks.ts';
import { device, writeStored } from '../storage/stored-text.ts';

const key = 'density';

/** "auto" is compact at a desk and comfortable on a phone (`event-list.module.css`). */
export const densityChoices = ['auto', ...pageMarks.density] as const;
export type Density = (typeof densityChoices)[number];

/** Runs before the first paint, so that rows appear as they were chosen: a shared page cannot know it. */
export const densityScript = `try{const d=localStorage.getItem('${key}');if(${JSON.stringify(pageMarks.density)}.includes(d))document.documentElement.dataset.density=d}catch{}`;

export function density(): Density {
  return pageMark('density') ?? 'auto';
}

/** Changes all lists at once and stores the choice (SHOW-10). */
export function keepDensity(choice: Density): void {
  setPageMark('density', choice === 'auto' ? undefined : choice);
  writeStored(device, key, choice === 'auto' ? null : choice);
}
