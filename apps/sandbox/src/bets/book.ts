import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@slipstream/units/ids';
import type { NotifyParts } from '../accounts/notifications/notify.ts';
import type { Log } from '../http/log.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { betOut, type BetOut } from './records/bet-out.ts';
import type { BetRecord } from './records/bet-record.ts';
import { usualSettings, type BookParts } from './book-parts.ts';
import { createOfferBoard, type OfferBoard } from './cashout/offer-board.ts';
import { BookFaults } from './faults/book-faults.ts';
import { createBetNotices } from './notices/bet-notices.ts';
import { tellAgain } from './notices/tell-again.ts';
import { createPlacementQueue } from './placing/placement-queue.ts';
import { createOpenMatches } from './settlement/open-matches.ts';
import { createWorker } from './worker.ts';
import { createWriter } from './writer.ts';

/** The book: what the calls about bets are made from, and the work that goes on behind them. */
export interface Book extends BookParts {
  readonly offers: OfferBoard;
  /** One round of the work behind the calls. */
  readonly round: () => Promise<void>;
  /** Stores and sends what players are to be told of bets that ended in this process. */
  readonly flushNotices: () => Promise<void>;
  /** A bet as its player sees it, in a language. */
  show(bet: BetRecord, locale: string): BetOut;
  /** Tells the player that a bet has changed; to be called after the change is committed (RT-5). */
  tell(bet: BetRecord): void;
  /** Says again how everything stands that money was moved for since a moment of world time. */
  tellAgain(sinceMs: number): Promise<void>;
}

type Given = Omit<BookParts, 'settings' | 'faults' | 'counts' | 'matches' | 'newId' | 'placements' | 'writer'> & {
  readonly ledger: Ledger;
  readonly log: Log;
  readonly pushes: NotifyParts['pushes'];
  /** What offers to cash out are sealed with. */
  readonly cashoutKey: Buffer;
  /** The language of a player's channel. */
  readonly languageOf: (playerId: string) => Promise<string>;
  /** Players whose own channel has listeners. */
  readonly listening: () => readonly string[];
  readonly isShared: boolean;
};

export function createBook(all: Given): Book {
  const { ledger, log, pushes, cashoutKey, languageOf, listening, isShared, ...given } = all;
  const base = {
    ...given,
    settings: { ...usualSettings },
    writer: createWriter(ledger),
    faults: new BookFaults(),
    counts: { placed: 0, refused: 0, settled: 0 },
    matches: createOpenMatches(),
    newId: createIds(() => given.environment.realNow()),
  };
  const parts: BookParts = { ...base, placements: createPlacementQueue(base) };
  const offers = createOfferBoard(parts, cashoutKey);
  const view = { environment: parts.environment, worldAt: parts.worldAt, offers };
  const show = (bet: BetRecord, locale: string) => betOut(view, bet, locale);
  const clock = { now: parts.environment.worldNow };
  const { database, publishTo } = parts;
  const notices = createBetNotices({ database, publishTo, pushes, clock }, languageOf);
  const publishBet = (bet: BetRecord) =>
    void languageOf(bet.playerId)
      .then((locale) =>
        parts.publishTo(bet.playerId as PlayerId, {
          event: 'bet_changed',
          at_ms: parts.environment.worldNow(),
          bet: show(bet, locale),
        }),
      )
      .catch((error: unknown) => log.failure({ requestId: '', path: 'bet_changed', error }));
  const tell = (bet: BetRecord) => {
    notices.add(bet);
    if (isOver.has(bet.status)) offers.forget(bet.id);
    publishBet(bet);
  };
  const tellOfWork = (bet: BetRecord) => {
    log.work({ work: `bet ${bet.status}`, subject: bet.id, requestId: bet.terms.requestId });
    tell(bet);
  };
  const round = createWorker({ ...parts, offers, listening, tell: tellOfWork, notices, isShared });
  const again = { database, publishTo, publishBet, worldNow: clock.now };
  return {
    ...parts,
    offers,
    round,
    flushNotices: notices.flush,
    show,
    tell,
    tellAgain: (sinceMs) => tellAgain(again, sinceMs),
  };
}

const isOver: ReadonlySet<BetRecord['status']> = new Set(['done', 'cashed_out', 'rejected', 'cancelled', 'withdrawn']);

/** Each sorts after those before it, which keeps an index's new rows together; the rest of it can't be guessed. */
function createIds(realNow: () => number): () => string {
  let lastMs = 0;
  let count = 0;
  return () => {
    const nowMs = Math.max(lastMs, realNow());
    count = nowMs === lastMs ? count + 1 : 0;
    lastMs = nowMs;
    const secret = randomUUID().replaceAll('-', '').slice(12);
    return `${nowMs.toString(36)}${count.toString(36).padStart(3, '0')}${secret}`;
  };
}
