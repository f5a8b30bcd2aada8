import { getSharedBets } from '@slipstream/contract/http/bets/get-shared-bets';
import { shareBets } from '@slipstream/contract/http/bets/share-bets';
import { wireTime } from '@slipstream/contract/timestamp';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { addressOf, later } from '../../accounts/sign-in/login.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Book } from '../../bets/book.ts';
import { prepareBoards } from '../../bets/placing/prepare-boards.ts';
import { sharedBetOut } from '../../bets/sharing/shared-bet-out.ts';
import { findSlip, shareSlip } from '../../bets/sharing/shared-slip.ts';

/** Visitors may share too, so only their address tells them apart; guessing codes is as slow as making them. */
const sharesMax = 60;
const looksMax = 120;
const windowMs = 60_000;

export function mountShareCalls(app: Hono<FrameEnv>, book: Book, limits: RateLimits): void {
  const { environment, database } = book;
  const shares = limits.create('share', sharesMax, windowMs);
  const looks = limits.create('shared-look', looksMax, windowMs);

  mount(app, shareBets, async ({ body, context }) => {
    const waitMs = await shares.take(addressOf(context), environment.realNow());
    if (waitMs > 0) return later(context, waitMs);
    const slip = await shareSlip(book, body.bets);
    if (slip === null) {
      return new Failure(400, 'bad_request', [{ path: 'body.bets', message: 'a selection is not on offer' }]);
    }
    return { code: slip.code, expires_at: wireTime(slip.expiresMs) };
  });

  mount(app, getSharedBets, async ({ query, context, locale }) => {
    const waitMs = await looks.take(addressOf(context), environment.realNow());
    if (waitMs > 0) return later(context, waitMs);
    const slip = await findSlip(database, query.code);
    if (slip === null) return new Failure(404, 'not_found');
    if (slip.expiresMs <= environment.worldNow()) return new Failure(410, 'expired');
    const legs = slip.bets.flatMap((bet) => bet.legs);
    await prepareBoards(
      environment,
      legs.map(({ matchId, marketId, specifier }) => ({ match_id: matchId, market_id: marketId, specifier })),
    );
    return {
      code: slip.code,
      created_at: wireTime(slip.createdMs),
      expires_at: wireTime(slip.expiresMs),
      bets: slip.bets.map((bet) => sharedBetOut(environment, bet, locale)),
    };
  });
}
