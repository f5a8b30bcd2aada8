/** Shares of CPU time: idle, and steal (withheld by the hypervisor). */
export interface Machine {
  readonly idle: number;
  readonly stolen: number;
}

/** From two readings of user, nice, system, idle, iowait, irq, softirq and steal. */
export function machineOf(before: readonly number[], after: readonly number[]): Machine {
  const spent = after.map((ticks, at) => ticks - (before[at] ?? 0));
  const total = Math.max(
    1,
    spent.reduce((sum, ticks) => sum + ticks, 0),
  );
  return { idle: ((spent[3] ?? 0) + (spent[4] ?? 0)) / total, stolen: (spent[7] ?? 0) / total };
}
