import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { reconcilePlacement } from '@slipstream/contract/http/bets/reconcile-placement';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { Refused } from '../../http/mount.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { later } from '../../accounts/sign-in/login.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import { loadBets } from '../../bets/records/bet-store.ts';
import type { Book } from '../../bets/book.ts';
import { DatabaseBusyError } from '../../bets/faults/database-busy.ts';
import { betErrorOut, placeErrorOut } from '../../bets/placing/bet-refusal.ts';
import { placeBetsOf } from '../../bets/placing/place-bets.ts';
import type { PlacementAnswer } from '../../bets/placing/evaluate-request.ts';
import { closeKey } from '../../bets/request-key.ts';
import { withAnswerFaults } from './answer-faults.ts';

/** Placements per window: more than a person makes, fewer than a script. */
const placementsMax = 120;
const windowMs = 10_000;

export function mountPlaceCalls(app: Hono<FrameEnv>, book: Book): void {
  const rate = createRateLimit(placementsMax, windowMs);

  mountForPlayer(app, placeBets, ({ body, headers, locale, context }, player) =>
    withAnswerFaults(book.faults, context, async () => {
      const waitMs = rate.take(player.id, book.environment.realNow());
      if (waitMs > 0) return later(context, waitMs);
      try {
        const placed = await placeBetsOf(book, player, headers['idempotency-key'], body);
        if (placed.kind === 'reused') return new Refused(409, placeErrorOut('idempotency_key_reused', [], locale));
        if (placed.kind === 'closed') return new Refused(409, placeErrorOut('placement_closed', [], locale));
        if (placed.kind === 'new') await heard(book, placed.answer);
        return await answered(book, placed.answer, locale);
      } catch (error) {
        if (error instanceof DatabaseBusyError) return new Failure(503, 'unavailable');
        throw error;
      }
    }),
  );

  mountForPlayer(app, reconcilePlacement, async ({ params, locale }, player) => {
    const whose = { playerId: player.id, scope: 'placement', key: params.key } as const;
    const answer = await book.writer.run(({ transaction }) =>
      closeKey<PlacementAnswer>(transaction, whose, book.environment.realNow()),
    );
    if (answer === null) return { state: 'unknown' as const };
    if (answer.kind === 'refused') {
      return { state: 'refused' as const, error: placeErrorOut(answer.code, answer.faults, locale) };
    }
    return { state: 'placed' as const, ...(await placedOut(book, answer, locale)) };
  });
}

/** The player's other pages want to know of new bets too. */
async function heard(book: Book, answer: PlacementAnswer): Promise<void> {
  if (answer.kind === 'refused') {
    book.counts.refused += 1;
    return;
  }
  book.counts.placed += answer.betIds.length;
  for (const bet of await loadBets(book.database, answer.betIds)) book.tell(bet);
}

async function answered(book: Book, answer: PlacementAnswer, locale: string) {
  if (answer.kind === 'placed') return placedOut(book, answer, locale);
  const isForbidden = answer.code === 114 || answer.code === 118;
  return new Refused(isForbidden ? 403 : 400, placeErrorOut(answer.code, answer.faults, locale));
}

async function placedOut(book: Book, answer: Extract<PlacementAnswer, { kind: 'placed' }>, locale: string) {
  const bets = await loadBets(book.database, answer.betIds);
  return {
    bets: bets.map((bet) => book.show(bet, locale)),
    errors_by_bet: answer.faults.map((refusal) => betErrorOut(refusal, locale)),
  };
}
