import type { Marginal } from '../pricing/grid.ts';

/**
 * Lines worth offering for a figure: those with a real chance on both sides, at most `count` of them around the most
 * balanced. `step` is 1 for half lines only, 0.5 to add whole lines and 0.25 to add quarter lines.
 */
export function linesAround(
  law: Marginal,
  step: number,
  count: number,
  isWorth: (line: number) => boolean = () => true,
): readonly number[] {
  const candidates: { line: number; gap: number }[] = [];
  let under = 0;
  for (let at = 0; at < law.chance.length; at++) {
    const here = law.chance[at] ?? 0;
    const value = law.min + at;
    for (let offset = -0.5; offset < 0.5; offset += step) {
      // On a whole line the value itself returns the stake; on the quarter line beside it, half of the stake.
      const wins = under + (offset > 0 ? here / 2 : 0);
      const loses = 1 - under - here + (offset < 0 ? here * (offset === -0.5 ? 1 : 0.5) : 0);
      const gap = gapOf(wins / (wins + loses));
      if (gap < 0.48 && isWorth(value + offset)) candidates.push({ line: value + offset, gap });
    }
    under += here;
  }
  return candidates
    .toSorted((a, b) => a.gap - b.gap || a.line - b.line)
    .slice(0, count)
    .map(({ line }) => line)
    .toSorted((a, b) => a - b);
}

/** Such a line must win or lose; any other can return the stake or a part of it. */
export function isHalfLine(line: number): boolean {
  return Number.isInteger(line + 0.5);
}

/** How far a chance is from even, without the noise of adding up: lines equally far are then the same to everybody. */
export function gapOf(chance: number): number {
  return Math.round(Math.abs(chance - 0.5) * 1e9) / 1e9;
}
