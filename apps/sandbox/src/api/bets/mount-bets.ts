import type { Hono } from 'hono';
import type { FrameEnv } from '../../http/frame.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Book } from '../../bets/book.ts';
import { mountBetCalls } from './bet-calls.ts';
import { mountCashoutCalls } from './cashout-calls.ts';
import { mountCustomCalls } from './custom-calls.ts';
import { mountMaxStakeCalls } from './max-stake-calls.ts';
import { mountOfferCalls } from './offer-calls.ts';
import { mountPlaceCalls } from './place-calls.ts';
import { mountShareCalls } from './share-calls.ts';

/** Everything about bets. A path with a name in it comes before the one with an id in the same place. */
export function mountBook(app: Hono<FrameEnv>, book: Book, limits: RateLimits): void {
  mountPlaceCalls(app, book, limits);
  mountMaxStakeCalls(app, book);
  mountCashoutCalls(app, book);
  mountOfferCalls(app, book);
  mountCustomCalls(app, book);
  mountShareCalls(app, book, limits);
  mountBetCalls(app, book);
}
