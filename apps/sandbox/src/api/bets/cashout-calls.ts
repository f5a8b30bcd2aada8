import type { RuleFault } from '@slipstream/betting/cashout/cashout-rule';
import type { CashoutReason } from '@slipstream/contract/entities/bets/cashout';
import type { cashoutErrorWire } from '@slipstream/contract/entities/bets/cashout-error';
import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { deleteCashoutRule } from '@slipstream/contract/http/bets/delete-cashout-rule';
import { setCashoutRule } from '@slipstream/contract/http/bets/set-cashout-rule';
import type { Minor } from '@slipstream/units/minor';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { Refused } from '../../http/mount.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { loadBetOf } from '../../bets/records/bet-store.ts';
import type { Book } from '../../bets/book.ts';
import { cashOutOnce, type CashoutAnswer } from '../../bets/cashout/cash-out-once.ts';
import { changeRule } from '../../bets/cashout/change-rule.ts';
import { wordFor } from '../../bets/word-for.ts';
import { withAnswerFaults } from './answer-faults.ts';

type CashoutErrorOut = z.input<typeof cashoutErrorWire>;

export function mountCashoutCalls(app: Hono<FrameEnv>, book: Book): void {
  mountForPlayer(app, cashOut, ({ body, headers, locale, context }, player) =>
    withAnswerFaults(book.faults, context, async () => {
      if (book.faults.takeBusy()) return new Failure(503, 'unavailable');
      const result = await cashOutOnce(book, player.id, headers['idempotency-key'], body);
      if (result.kind === 'reused' || result.kind === 'closed') {
        return new Refused(409, errorOut('idempotency_key_reused', null, null, locale));
      }
      if (result.kind === 'new') await tellStarted(book, player.id, result.answer);
      return answered(book, player.id, result.answer, locale);
    }),
  );

  mountForPlayer(app, setCashoutRule, async ({ params, body, locale }, player) => {
    const { to_cashout_min: toCashoutMin, to_cashout_max: toCashoutMax, stake_part: stakePart } = body;
    const rule = { toCashoutMin, toCashoutMax, stakePart };
    return ruled(book, locale, await changeRule(book, player.id, params.id, rule));
  });

  mountForPlayer(app, deleteCashoutRule, async ({ params, locale }, player) =>
    ruled(book, locale, await changeRule(book, player.id, params.id, null)),
  );
}

async function tellStarted(book: Book, playerId: string, answer: CashoutAnswer): Promise<void> {
  if (answer.kind !== 'started') return;
  const bet = await loadBetOf(book.database, playerId, answer.betId);
  if (bet !== null) book.tell(bet);
}

async function answered(book: Book, playerId: string, answer: CashoutAnswer, locale: string) {
  switch (answer.kind) {
    case 'started': {
      const bet = await loadBetOf(book.database, playerId, answer.betId);
      return bet === null ? new Failure(404, 'not_found') : { bet: book.show(bet, locale) };
    }
    case 'not-found':
      return new Failure(404, 'not_found');
    case 'refused': {
      const { code, amount, reason, cashout } = answer;
      const refusal: CashoutErrorOut = { ...errorOut(code, amount, reason, locale), cashout };
      return new Refused(409, refusal);
    }
  }
}

const ruleCodes = {
  empty: 'cashout_rule_empty',
  'profit-reached': 'cashout_rule_reached',
  'loss-reached': 'cashout_rule_reached',
  'out-of-reach': 'cashout_rule_out_of_reach',
} as const satisfies Record<RuleFault, string>;

function ruled(book: Book, locale: string, changed: Awaited<ReturnType<typeof changeRule>>) {
  switch (changed.kind) {
    case 'changed':
      book.tell(changed.bet);
      return { bet: book.show(changed.bet, locale) };
    case 'same':
      return { bet: book.show(changed.bet, locale) };
    case 'not-found':
      return new Failure(404, 'not_found');
    case 'part-invalid':
      return new Refused(409, errorOut('cashout_part_invalid', null, null, locale));
    case 'unfit':
      return new Refused(409, errorOut(ruleCodes[changed.fault], changed.amount, null, locale));
    case 'none':
      return new Refused(409, errorOut(`cashout_${changed.reason}`, null, changed.reason, locale));
  }
}

function errorOut(code: string, amount: Minor | null, reason: CashoutReason | null, locale: string): CashoutErrorOut {
  return { message: wordFor(code, locale), code, details: [], to_cashout: amount, reason, cashout: null };
}
