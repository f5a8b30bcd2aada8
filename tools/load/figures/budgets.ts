import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { budgeted, figureNames, type FigureName, type Figures } from './figures.ts';

const bound = z.union([z.strictObject({ most: z.number().min(0) }), z.strictObject({ least: z.number().min(0) })]);
const budgetsSchema = z.partialRecord(z.enum(figureNames), bound);

export type Budgets = z.output<typeof budgetsSchema>;

export interface Compared {
  readonly figure: FigureName;
  readonly value: number;
  readonly bound: z.output<typeof bound>;
  readonly isKept: boolean;
}

export function parseBudgets(text: string): Budgets {
  return budgetsSchema.parse(JSON.parse(text));
}

export function readBudgets(path: string): Budgets {
  return parseBudgets(readFileSync(path, 'utf8'));
}

/** Each budget with the figure it is for. */
export function compare(figures: Figures, budgets: Budgets): readonly Compared[] {
  return figureNames.flatMap((figure) => {
    const own = budgets[figure];
    if (own === undefined) return [];
    const value = budgeted[figure](figures);
    return [{ figure, value, bound: own, isKept: 'most' in own ? value <= own.most : value >= own.least }];
  });
}

/** One line for a budget that was not kept. */
export function passedLine({ figure, value, bound: own }: Compared): string {
  const shown = Math.round(value * 10_000) / 10_000;
  return 'most' in own ? `${figure} is ${shown}, over ${own.most}` : `${figure} is ${shown}, under ${own.least}`;
}
