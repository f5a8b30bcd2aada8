import { payoutFloor } from '@slipstream/betting/arithmetic/ratio';
import type { PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';
import { findCurrency } from '@slipstream/units/currency';
import { minor, zeroMinor } from '@slipstream/units/minor';
import { returnRatio } from '@slipstream/betting/arithmetic/return-ratio';
import { forStake, isHouseStake } from '../../bonuses/bets/bonus-terms.ts';
import { releaseBonus } from '../../bonuses/bets/spend-bonuses.ts';
import { joinJackpots } from '../../bonuses/jackpots.ts';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import { cashOf, houseCash, houseStakes } from '../../ledger/purse.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { pricedShape, repriced } from '../records/bet-shape.ts';
import { saveBet, saveLegOdds } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { momentOf } from '../book-environment.ts';
import { stakeMax } from '../placing/max-stake.ts';
import { houseRules } from '../placing/placing-terms.ts';
import { recheck } from './recheck.ts';
import { traderAnswer, type TraderAnswer } from './trader.ts';

type DecideParts = Pick<BookParts, 'environment' | 'files' | 'settings'>;

/** A submitted bet whose time has come: a trader answers, an offer lapses, or the live delay ends. */
export async function decideSubmitted(entry: Entry, parts: DecideParts, bet: BetRecord): Promise<BetRecord> {
  if (bet.course.offer !== null) return rejectBet(entry, parts, bet, 'offer_lapsed');
  const answer: TraderAnswer = bet.isVip ? askTrader(parts, bet) : { kind: 'accept' };
  switch (answer.kind) {
    case 'accept':
      return acceptOrReject(entry, parts, bet);
    case 'reject':
      return rejectBet(entry, parts, bet, 'trader_rejected');
    case 'offer': {
      const lapsesMs = parts.environment.realNow() + parts.settings.offerMs;
      const offer = { stake: answer.stake, lapsesMs };
      return saveBet(entry.transaction, { ...bet, dueMs: lapsesMs, course: { ...bet.course, offer } });
    }
  }
}

/** The player takes the trader's smaller stake: the rest comes back, and the bet must still stand at today's prices. */
export async function takeTraderOffer(entry: Entry, parts: DecideParts, bet: BetRecord, stake: BetRecord['stake']) {
  const { id, currency } = bet;
  const rest = minor(bet.stake - stake);
  const key = `offer:${id}`;
  const transfers = [{ from: houseStakes(currency), to: payerOf(bet), amount: rest }];
  await post(entry, { key, kind: 'refund', atMs: parts.environment.worldNow(), reference: id, transfers });
  const terms = forStake(bet.terms, stake, bet.stake);
  const smaller = { ...bet, stake, stakeLeft: stake, terms, course: { ...bet.course, offer: null } };
  return acceptOrReject(entry, parts, repriced(smaller));
}

/** Whose stake it was: a freebet's is the house's. */
function payerOf({ playerId, currency, terms }: BetRecord) {
  return isHouseStake(terms) ? houseCash(currency) : cashOf(playerId, currency);
}

/** The stake comes back, once: its posting is known by the bet. */
export async function rejectBet(
  entry: Entry,
  { environment }: Pick<BookParts, 'environment'>,
  bet: BetRecord,
  code: PlaceErrorCode,
): Promise<BetRecord> {
  const { id, currency, stakeLeft: amount } = bet;
  const key = `refund:${id}`;
  const transfers = [{ from: houseStakes(currency), to: payerOf(bet), amount }];
  await post(entry, { key, kind: 'refund', atMs: environment.worldNow(), reference: id, transfers });
  await releaseBonus(entry.transaction, bet, environment.worldNow());
  return saveBet(entry.transaction, {
    ...bet,
    status: 'rejected',
    result: 'canceled',
    stakeLeft: zeroMinor,
    potentialWin: zeroMinor,
    settledMs: environment.worldNow(),
    dueMs: null,
    course: { ...bet.course, rejection: code, offer: null },
  });
}

async function acceptOrReject(entry: Entry, parts: DecideParts, bet: BetRecord): Promise<BetRecord> {
  const checked = recheck(parts.environment, bet);
  if (checked.kind === 'rejected') return rejectBet(entry, parts, bet, checked.code);
  await joinJackpots(entry, [checked.bet], momentOf(parts.environment));
  await saveLegOdds(entry.transaction, checked.bet);
  return saveBet(entry.transaction, { ...checked.bet, status: 'waiting_results', dueMs: null });
}

function askTrader({ files, environment }: DecideParts, bet: BetRecord): TraderAnswer {
  const { limits } = houseRules(files, environment);
  const currency = findCurrency(bet.currency);
  if (currency === undefined) return { kind: 'reject' };
  const ratio = returnRatio(pricedShape(bet));
  const question = {
    stake: bet.stake,
    profit: payoutFloor(bet.stake, ratio) - bet.stake,
    isFiat: currency.isFiat,
    currency: currency.code,
    stakeMax: stakeMax(ratio, currency, limits),
  };
  return traderAnswer(question, limits);
}
