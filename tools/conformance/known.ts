import { readWire } from '@slipstream/contract/client-form';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { isMarketOpen } from '@slipstream/units/market-status';
import { isMatchComing } from '@slipstream/units/match-status';

/** What answers have told so far, to ask the next calls with. */
export interface Known {
  currency: string | undefined;
  sportKey: string | undefined;
  match: { readonly id: string; readonly leagueId: string; readonly categoryId: string } | undefined;
  /** A bet that could be placed, for calls that only look at one. */
  intent: object | undefined;
}

export function nothingKnown(): Known {
  return { currency: undefined, sportKey: undefined, match: undefined, intent: undefined };
}

/** Takes from an answer what later calls are asked with. */
export function learn(known: Known, callId: string, reply: unknown): void {
  if (callId === getConfig.id) {
    const read = readWire(getConfig.reply, reply);
    if (read.kind === 'read') known.currency = read.value.system.defaultCurrencyCode;
  }
  if (callId === getSports.id) {
    const read = readWire(getSports.reply, reply);
    if (read.kind === 'read') known.sportKey ??= read.value.data[0]?.key;
  }
  if (callId === getMatches.id && known.match === undefined) learnMatch(known, reply);
}

/** A match that can be bet on, if there is one: the slip is asked about it. The one that begins last keeps its markets open longest. */
function learnMatch(known: Known, reply: unknown): void {
  const read = readWire(getMatches.reply, reply);
  if (read.kind === 'malformed') return;
  const { data } = read.value;
  const open = data.filter(({ mainMarket }) => playableOutcome(mainMarket) !== undefined);
  const coming = open.filter(({ status }) => isMatchComing(status));
  const match = coming.toSorted((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime))[0] ?? open[0] ?? data[0];
  if (match === undefined) return;
  const { id, tournament: league, mainMarket: market } = match;
  known.match = { id, leagueId: league.id, categoryId: league.category.id };
  known.sportKey = league.sport.key;
  const outcome = playableOutcome(market);
  if (market === null || outcome === undefined) return;
  const address = { match_id: id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id };
  const selections = [{ ...address, odds: outcome.odds }];
  known.intent = { type: 'single', currency: known.currency, selections, bonus: null, jackpots: [] };
}

function playableOutcome(market: Market | null): Outcome | undefined {
  return market !== null && isMarketOpen(market.status) ? market.outcomes.find(({ active }) => active) : undefined;
}
