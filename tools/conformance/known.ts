import { readWire } from '@slipstream/contract/client-form';
import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
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
  if (callId === getMatches.id) learnMatches(known, reply);
}

/** A match that can be bet on, if there is one, and a bet on the one that begins last: its market stays open longest. */
function learnMatches(known: Known, reply: unknown): void {
  const read = readWire(getMatches.reply, reply);
  if (read.kind === 'malformed') return;
  const { data } = read.value;
  const open = data.filter(({ mainMarket }) => playableOutcome(mainMarket) !== undefined);
  const match = open[0] ?? data[0];
  if (known.match === undefined && match !== undefined) {
    known.match = { id: match.id, leagueId: match.tournament.id, categoryId: match.tournament.category.id };
    known.sportKey = match.tournament.sport.key;
  }
  const coming = open.filter(({ status }) => isMatchComing(status));
  const last = coming.toSorted((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime))[0];
  if (last !== undefined) known.intent = intentOn(last, known.currency);
  else known.intent ??= match && intentOn(match, known.currency);
}

function intentOn({ id, mainMarket: market }: SportEvent, currency: string | undefined): object | undefined {
  const outcome = playableOutcome(market);
  if (market === null || outcome === undefined) return undefined;
  const address = { match_id: id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id };
  return { type: 'single', currency, selections: [{ ...address, odds: outcome.odds }], bonus: null, jackpots: [] };
}

function playableOutcome(market: Market | null): Outcome | undefined {
  return market !== null && isMarketOpen(market.status) ? market.outcomes.find(({ active }) => active) : undefined;
}
