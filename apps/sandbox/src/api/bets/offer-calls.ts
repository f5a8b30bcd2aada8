import { answerOffer } from '@slipstream/contract/http/bets/answer-offer';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { Refused } from '../../http/mount.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import type { BetRecord } from '../../bets/records/bet-record.ts';
import { loadBetOf } from '../../bets/records/bet-store.ts';
import type { Book } from '../../bets/book.ts';
import { rejectBet, takeTraderOffer } from '../../bets/acceptance/decide-submitted.ts';
import { wordFor } from '../../bets/word-for.ts';

type Answered = { readonly kind: 'not-found' | 'changed' } | { readonly kind: 'answered'; readonly bet: BetRecord };

export function mountOfferCalls(app: Hono<FrameEnv>, book: Book): void {
  mountForPlayer(app, answerOffer, async ({ params, body, locale }, player) => {
    const result = await book.writer.run(async (entry): Promise<Answered> => {
      const bet = await loadBetOf(entry.transaction, player.id, params.id);
      if (bet === null) return { kind: 'not-found' };
      const { offer } = bet.course;
      const stands = offer !== null && bet.status === 'submitted' && offer.lapsesMs > book.environment.realNow();
      if (!stands || offer.stake !== body.stake) return { kind: 'changed' };
      const answered = body.accept
        ? await takeTraderOffer(entry, book, bet, offer.stake)
        : await rejectBet(entry, book, bet, 'offer_declined');
      return { kind: 'answered', bet: answered };
    });
    switch (result.kind) {
      case 'not-found':
        return new Failure(404, 'not_found');
      case 'changed':
        return new Refused(409, { message: wordFor('offer_changed', locale), code: 'offer_changed', details: [] });
      case 'answered':
        book.tell(result.bet);
        return { bet: book.show(result.bet, locale) };
    }
  });
}
