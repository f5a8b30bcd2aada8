import * as z from 'zod/mini';
import { betTypeWire } from '../entities/bets/bet-status.ts';
import { depositStatusWire } from '../entities/account/transaction.ts';
import { currencyCode, key, matchId, text, whole } from '../scalars.ts';
import { authFlow } from './auth-flow.ts';
import { signOutReason } from './message-parts.ts';

/** Whole units as a decimal string, stake divided by subunits (BET-4): a float would be wrong in the last digit. */
const trackedAmount = z.string().check(z.regex(/^\d{1,15}(\.\d{1,15})?$/));

/** An address without its query, which may hold a share code, a tag or a token out of a mail. */
const pathAlone = z.string().check(z.regex(/^\/[^?#\s]{0,1999}$/));

/** What goes to the data layer or the host, after consent. Nothing in it tells who the player is (CONFIG-5). */
export const analyticsEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('page_view'), path: pathAlone, pageKey: key }),
  z.object({ name: z.literal('selection_added'), matchId, sportKey: key }),
  z.object({ name: z.literal('selection_removed'), matchId, sportKey: key }),
  z.object({
    name: z.literal('bet_placed'),
    betType: betTypeWire,
    amount: trackedAmount,
    currency: currencyCode,
    selectionCount: whole(1, 100),
    quick: z.boolean(),
  }),
  z.object({ name: z.literal('bet_refused'), code: text(100) }),
  z.object({ name: z.literal('cashed_out'), amount: trackedAmount, currency: currencyCode }),
  z.object({ name: z.literal('auth_requested'), flow: authFlow }),
  z.object({ name: z.literal('signed_in') }),
  z.object({ name: z.literal('signed_out'), reason: signOutReason }),
  /** It was asked for as the flow `deposit`. */
  z.object({ name: z.literal('deposit_ended'), status: depositStatusWire }),
  z.object({ name: z.literal('bonus_opened'), bonusType: key }),
  z.object({ name: z.literal('search'), resultCount: whole(0, 1000) }),
]);
export type AnalyticsEvent = z.output<typeof analyticsEvent>;
