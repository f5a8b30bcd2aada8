/** A number computed from a score, such as the total, that a line divides. */
export type Figure = (home: number, away: number) => number;

export const totalFigure: Figure = (home, away) => home + away;
export const homeFigure: Figure = (home) => home;
export const awayFigure: Figure = (_home, away) => away;
export const marginFigure: Figure = (home, away) => home - away;
