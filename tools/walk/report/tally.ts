/** The result of a walk. */
export interface Tally {
  steps: number;
  missed: number;
  checks: number;
  /** Answers that came too late because the machine was busy. */
  late: number;
  readonly pages: Set<string>;
}

export function createTally(): Tally {
  return { steps: 0, missed: 0, checks: 0, late: 0, pages: new Set() };
}

/** The last line of a walk; a step counts as passed when nothing was found at it. */
export function inWords({ steps, missed, pages, checks, late }: Tally, findings: number): string {
  const slow = late === 0 ? '' : `, ${late} answers too late on a busy machine`;
  const walked = `${steps} steps (${missed} missed), ${pages.size} pages, ${checks} checks${slow}, ${findings} findings`;
  return `${walked}: ${Math.max(0, steps - findings)} passed, ${findings} failed`;
}
