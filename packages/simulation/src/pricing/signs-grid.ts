import { marginFigure } from '../markets/figures.ts';
import { type Grid, gridOf, marginalOf } from './grid.ts';

/**
 * Who leads after a first part and who after both, where the parts are independent: nine cells, with the whole in the first two
 * columns and the first part in the others, as 1:0, 0:0 or 0:1.
 */
export function signsGrid(first: Grid | null, second: Grid | null): Grid | null {
  if (first === null || second === null) return null;
  const early = marginalOf(first, marginFigure);
  const late = marginalOf(second, marginFigure);
  const chances = new Float64Array(9);
  early.chance.forEach((chance, at) => {
    const part = early.min + at;
    late.chance.forEach((other, index) => {
      const cell = 3 * (1 + Math.sign(part)) + 1 + Math.sign(part + late.min + index);
      chances[cell] = (chances[cell] ?? 0) + chance * other;
    });
  });
  return gridOf((grid) => {
    chances.forEach((chance, cell) => {
      const part = Math.floor(cell / 3) - 1;
      const whole = (cell % 3) - 1;
      grid.add(chance, Number(whole > 0), Number(whole < 0), Number(part > 0), Number(part < 0));
    });
  });
}
