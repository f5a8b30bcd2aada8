import { widgetTypes } from '@slipstream/contract/entities/catalogue/match-widget';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getFavourites } from '@slipstream/contract/http/account/get-favourites';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import { getBetsSummary } from '@slipstream/contract/http/bets/get-bets-summary';
import { getCustomMarkets } from '@slipstream/contract/http/bets/get-custom-markets';
import { getMaxStake } from '@slipstream/contract/http/bets/get-max-stake';
import type { Call } from '@slipstream/contract/http/call';
import { getCategory } from '@slipstream/contract/http/catalogue/get-category';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { getMatchStreams } from '@slipstream/contract/http/catalogue/get-match-streams';
import { getMatchVideo } from '@slipstream/contract/http/catalogue/get-match-video';
import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournament } from '@slipstream/contract/http/catalogue/get-tournament';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import { search } from '@slipstream/contract/http/catalogue/search';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getPage } from '@slipstream/contract/http/site/get-page';
import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { matchStatus } from '@slipstream/units/match-status';
import type { Known } from './known.ts';

export interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

export interface Probe {
  /** The page that is not whole without it. */
  readonly page: 'home' | 'sport' | 'league' | 'match' | 'slip' | 'account' | 'other';
  readonly call: Call;
  /** Without it the page cannot be shown; the others only lack a part. */
  readonly isNeeded: boolean;
  /** What is sent, from what was answered so far; undefined while there is nothing to ask for. */
  readonly sent: (known: Known) => Sent | undefined;
}

const nothing = (): Sent => ({});
const ofMatch = ({ match }: Known) => match && { params: { id: match.id } };
const ofLeague = ({ match }: Known) => match && { params: { id: match.leagueId } };
const ofCategory = ({ match }: Known) => match && { params: { id: match.categoryId } };
const forCustomBet = ({ match }: Known) => match && { params: { matchId: match.id } };
const ofSport = ({ sportKey }: Known) => (sportKey === undefined ? undefined : { query: { sportKey: [sportKey] } });
const coming = (): Sent => ({ query: { matchStatus: [matchStatus.prematch], limit: 50 } });
const ofBet = ({ intent }: Known) => intent && { body: { bets: [intent] } };

function ofPeriod({ currency }: Known): Sent | undefined {
  if (currency === undefined) return undefined;
  return { query: { currency, from: '2026-01-01', to: '2026-01-31', timeZone: 'UTC' } };
}

function widget(type: string): Probe {
  const sent = ({ match }: Known) => match && { params: { id: match.id, type } };
  return { page: 'match', call: getMatchWidget, isNeeded: false, sent };
}

/** The calls of each page, in the order in which their answers build on each other. */
export const probes: readonly Probe[] = [
  { page: 'home', call: getConfig, isNeeded: true, sent: nothing },
  { page: 'home', call: getPage, isNeeded: true, sent: () => ({ params: { key: 'home' } }) },
  { page: 'home', call: getMatches, isNeeded: true, sent: () => ({ query: { limit: 50 } }) },
  { page: 'home', call: getSports, isNeeded: true, sent: nothing },
  { page: 'home', call: getCounters, isNeeded: false, sent: () => ({ body: {} }) },
  { page: 'sport', call: getSports, isNeeded: true, sent: ofSport },
  { page: 'sport', call: getMatches, isNeeded: true, sent: ofSport },
  { page: 'sport', call: getTournaments, isNeeded: false, sent: ofSport },
  { page: 'league', call: getTournament, isNeeded: true, sent: ofLeague },
  { page: 'league', call: getCategory, isNeeded: false, sent: ofCategory },
  { page: 'match', call: getMatch, isNeeded: true, sent: ofMatch },
  { page: 'match', call: getMatchMarkets, isNeeded: true, sent: ofMatch },
  ...widgetTypes.map((type) => widget(type)),
  { page: 'match', call: getMatchStreams, isNeeded: false, sent: ofMatch },
  { page: 'match', call: getMatchVideo, isNeeded: false, sent: ofMatch },
  { page: 'match', call: getCustomMarkets, isNeeded: false, sent: forCustomBet },
  { page: 'slip', call: createWebsocketToken, isNeeded: false, sent: nothing },
  { page: 'slip', call: getSettings, isNeeded: false, sent: nothing },
  { page: 'slip', call: getMatches, isNeeded: true, sent: coming },
  { page: 'slip', call: getMaxStake, isNeeded: false, sent: ofBet },
  { page: 'account', call: getPlayer, isNeeded: true, sent: nothing },
  { page: 'account', call: getAccounts, isNeeded: true, sent: nothing },
  { page: 'account', call: getBets, isNeeded: true, sent: nothing },
  { page: 'account', call: getBetsSummary, isNeeded: false, sent: ofPeriod },
  { page: 'account', call: getFavourites, isNeeded: false, sent: () => ({ params: { type: 'matches' } }) },
  { page: 'other', call: search, isNeeded: false, sent: () => ({ query: { q: 'united' } }) },
];
