/** How much work one address may ask for within a window, in milliseconds of it. Keys come from outside, so only so many are remembered. */
export interface WorkBudget {
  /** How long to wait until there is some left; zero when there is. */
  waitMs(address: string, nowMs: number): number;
  /** Known only when the work is done: the last job may go past the budget, the next one waits for it. */
  spend(address: string, workMs: number, nowMs: number): void;
}

interface Account {
  spentMs: number;
  atMs: number;
}

const addressesMax = 10_000;

/** What was spent is forgiven evenly: a whole budget in a window. */
export function createWorkBudget(workMsMax: number, windowMs: number): WorkBudget {
  const accounts = new Map<string, Account>();
  const spentAt = (address: string, nowMs: number): number => {
    const known = accounts.get(address);
    if (known === undefined) return 0;
    return Math.max(0, known.spentMs - ((nowMs - known.atMs) * workMsMax) / windowMs);
  };
  return {
    waitMs: (address, nowMs) => {
      const over = spentAt(address, nowMs) - workMsMax;
      return over < 0 ? 0 : Math.ceil(((over + 1) * windowMs) / workMsMax);
    },
    spend: (address, workMs, nowMs) => {
      const spentMs = spentAt(address, nowMs) + workMs;
      accounts.delete(address);
      accounts.set(address, { spentMs, atMs: nowMs });
      const [oldest] = accounts.keys();
      if (accounts.size > addressesMax && oldest !== undefined) accounts.delete(oldest);
    },
  };
}
