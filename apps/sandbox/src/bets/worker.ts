import type { BetRecord } from './records/bet-record.ts';
import type { BookParts } from './book-parts.ts';
import type { OfferBoard } from './cashout/offer-board.ts';
import { pushOffers } from './cashout/push-offers.ts';
import { runRules } from './cashout/run-rules.ts';
import type { BetNotices } from './notices/bet-notices.ts';
import { resolveLegs } from './settlement/resolve-legs.ts';
import { settleBatch } from './settlement/settle-bets.ts';
import { forgetOldKeys } from './request-key.ts';
import { forgetOldSlips } from './sharing/shared-slip.ts';
import { decideDue } from './acceptance/decide-due.ts';

export interface WorkerParts extends BookParts {
  readonly offers: OfferBoard;
  readonly listening: () => readonly string[];
  readonly tell: (bet: BetRecord) => void;
  readonly notices: Pick<BetNotices, 'flush'>;
  /** Whether other processes take bets too, so that which matches are waited for must be read often. */
  readonly isShared: boolean;
}

/** Real time between two updates of offers and rules. */
const offersEveryMs = 1_000;
/** Real time between two readings of which matches are waited for, and of what has grown too old. */
const tidyEveryMs = 60_000;
const matchesEveryMs = 3_000;

/** One round of background work: end delays, settle matches, update offers, run cashout rules. */
export function createWorker(parts: WorkerParts): () => Promise<void> {
  let tidiedMs = Number.NEGATIVE_INFINITY;
  let readMs = Number.NEGATIVE_INFINITY;
  let offeredMs = Number.NEGATIVE_INFINITY;
  const work = async () => {
    const nowMs = parts.environment.realNow();
    if (nowMs - readMs >= (parts.isShared ? matchesEveryMs : tidyEveryMs)) {
      await parts.matches.load(parts.database);
      readMs = nowMs;
    }
    if (nowMs - tidiedMs >= tidyEveryMs) {
      await forgetOldSlips(parts);
      await forgetOldKeys(parts.database, nowMs);
      tidiedMs = nowMs;
    }
    await decideDue(parts);
    await settleWhatIsIn(parts);
    await parts.notices.flush();
    if (nowMs - offeredMs < offersEveryMs) return;
    offeredMs = nowMs;
    await runRules(parts);
    await pushOffers(parts);
  };
  let last: Promise<void> = Promise.resolve();
  return () => {
    // Rounds never overlap: they would work on the same bets.
    last = last.catch(() => undefined).then(work);
    return last;
  };
}

async function settleWhatIsIn(parts: WorkerParts): Promise<void> {
  const { environment, matches, tell, counts } = parts;
  const due = matches.due(environment);
  const over = await resolveLegs(parts, due);
  for (const matchId of due) matches.seen(matchId, over.has(matchId));
  for (;;) {
    const changed = await settleBatch(parts);
    for (const bet of changed) tell(bet);
    counts.settled += changed.filter(({ status }) => status === 'done').length;
    if (changed.length === 0) return;
    // Yield between two batches, so that requests are answered.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
