/** Renewals refresh pages that many ask for, visits are pages somebody waits for, deep pages have addresses without bound. */
const lanes = ['renewal', 'visit', 'deep'] as const;
export type Lane = (typeof lanes)[number];

export interface Ticket {
  readonly lane: Lane;
  /** Whose share it counts against: the address of a visitor. Renewals belong to nobody. */
  readonly visitor: string;
}

export interface Job extends Ticket {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface FairQueue {
  add(job: Job): void;
  remove(job: Job): void;
  /** Takes the next job that may start: lanes take turns, and in a lane visitors do. */
  take(mayStart: (ticket: Ticket) => boolean): Job | undefined;
  waitingOf(visitor: string): number;
  /** The last job of the visitor who has the most waiting, and how many those are. */
  greediest(): { readonly job: Job | undefined; readonly count: number };
  /** How many wait that belong to a visitor, and how many that belong to nobody. */
  readonly visits: number;
  readonly renewals: number;
}

/** Jobs that wait, in rows per lane and visitor. A Map keeps insertion order, so the first row is the one served longest ago. */
export function createFairQueue(): FairQueue {
  const rows: Readonly<Record<Lane, Map<string, Job[]>>> = { renewal: new Map(), visit: new Map(), deep: new Map() };
  const sizes: Record<Lane, number> = { renewal: 0, visit: 0, deep: 0 };
  let turn = 0;

  function remove(job: Job): void {
    const row = rows[job.lane].get(job.visitor);
    const at = row?.indexOf(job) ?? -1;
    if (row === undefined || at === -1) return;
    row.splice(at, 1);
    sizes[job.lane] -= 1;
    if (row.length === 0) rows[job.lane].delete(job.visitor);
  }

  function takeFrom(lane: Lane, mayStart: (ticket: Ticket) => boolean): Job | undefined {
    for (const [visitor, row] of rows[lane]) {
      const [job] = row;
      if (job === undefined || !mayStart(job)) continue;
      remove(job);
      if (rows[lane].delete(visitor)) rows[lane].set(visitor, row);
      return job;
    }
    return undefined;
  }

  return {
    add(job) {
      const row = rows[job.lane].get(job.visitor);
      if (row === undefined) rows[job.lane].set(job.visitor, [job]);
      else row.push(job);
      sizes[job.lane] += 1;
    },
    remove,
    take(mayStart) {
      for (let tried = 0; tried < lanes.length; tried += 1) {
        const lane = lanes[turn % lanes.length] ?? 'visit';
        turn += 1;
        const job = takeFrom(lane, mayStart);
        if (job !== undefined) return job;
      }
      return undefined;
    },
    waitingOf: (visitor) => (rows.visit.get(visitor)?.length ?? 0) + (rows.deep.get(visitor)?.length ?? 0),
    greediest() {
      const visits = [...rows.visit.values(), ...rows.deep.values()];
      const row = visits.reduce<readonly Job[]>((most, each) => (each.length > most.length ? each : most), []);
      return { job: row.at(-1), count: row.length };
    },
    get visits() {
      return sizes.visit + sizes.deep;
    },
    get renewals() {
      return sizes.renewal;
    },
  };
}
