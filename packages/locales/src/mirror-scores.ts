import type { Direction } from './locale.ts';

const mark = '\u200F';

/**
 * The score of `Draw (0:1)` in the order of the text. Figures around a colon run from left to right everywhere, so that on a
 * page that runs right to left the home side's figure would stand on the side of the away team.
 */
export function mirrorScores(text: string, direction: Direction): string {
  return direction === 'rtl' ? text.replaceAll(/(\d{1,3}):(\d{1,3})/g, `${mark}$1${mark}:$2`) : text;
}

/** The text as it was before `mirrorScores`, to be read by a program. */
export function withoutMirrorMarks(text: string): string {
  return text.replaceAll(mark, '');
}
