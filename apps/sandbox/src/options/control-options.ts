export interface ControlOptions {
  /** Of this machine only; 0 for any free one. */
  readonly port: number;
  /** Null: one is made at every start. */
  readonly secret: string | null;
}

/** Levers and players whose password everybody knows are for a demo: they have to be asked for, and production has none. */
export function controlsOf(
  port: number | null,
  secret: string | null,
  nodeEnv: string | undefined,
  problems: string[],
): ControlOptions | null {
  if (port === null) return null;
  if (nodeEnv === 'production') {
    problems.push('CONTROLS must not be asked for with NODE_ENV=production: controls and demo players are for a demo');
  }
  return { port, secret };
}
