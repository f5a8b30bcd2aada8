import type { Entry, Ledger } from '../ledger/ledger.ts';

/** The way into the book for everything that writes to it. */
export interface Writer {
  /** Runs in a transaction, after whatever was asked for before. It must have no effects but its queries. */
  run<Result>(work: (entry: Entry) => Promise<Result>): Promise<Result>;
}

interface Job {
  work(entry: Entry): Promise<unknown>;
  done(result: unknown): void;
  failed(error: unknown): void;
}

const groupMax = 32;

/**
 * One writer at a time, and those that wait share the next transaction: a commit costs more than all that is in it, and bets
 * that never run side by side never collide. When a transaction of several fails, nothing of it has happened, and each is
 * done again by itself, so that one that can't be done does not take the others with it.
 */
export function createWriter(ledger: Ledger): Writer {
  const waiting: Job[] = [];
  let isBusy = false;
  const drain = async () => {
    isBusy = true;
    for (let group = waiting.splice(0, groupMax); group.length > 0; group = waiting.splice(0, groupMax)) {
      if (group.length === 1 || !(await runTogether(ledger, group))) {
        for (const job of group) await runAlone(ledger, job);
      }
    }
    isBusy = false;
  };
  return {
    run: <Result>(work: (entry: Entry) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, done: (result) => resolve(result as Result), failed: reject });
        if (!isBusy) void drain();
      }),
  };
}

async function runTogether(ledger: Ledger, group: readonly Job[]): Promise<boolean> {
  try {
    const results = await ledger.write(async (entry) => {
      const answers: unknown[] = [];
      for (const job of group) answers.push(await job.work(entry));
      return answers;
    });
    for (const [at, job] of group.entries()) job.done(results[at]);
    return true;
  } catch {
    return false;
  }
}

async function runAlone(ledger: Ledger, job: Job): Promise<void> {
  try {
    job.done(await ledger.write((entry) => job.work(entry)));
  } catch (error) {
    job.failed(error);
  }
}
