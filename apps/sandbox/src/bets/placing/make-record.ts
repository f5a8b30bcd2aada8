import type { Bet } from '@slipstream/betting/ticket/bet';
import { potentialReturnOf } from '@slipstream/betting/ticket/price-bet';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { Odds } from '@slipstream/units/odds';
import { oddsEven } from '@slipstream/units/odds';
import { isMatchLive } from '@slipstream/units/match-status';
import { freshCourse, type BetRecord } from '../records/bet-record.ts';
import type { BookParts } from '../book-parts.ts';
import type { FitBet } from './evaluate-bet.ts';

interface Circumstances {
  readonly playerId: string;
  readonly mode: OddsAcceptMode;
  readonly isQuick: boolean;
  /** Goes to a trader. */
  readonly isVip: boolean;
}

/** A fit bet as the book keeps it: accepted at once before the match, on probation during it. */
export function makeRecord(
  { environment, settings, newId }: Pick<BookParts, 'environment' | 'settings' | 'newId'>,
  { bet, quotes, bonusPart }: FitBet,
  { playerId, mode, isQuick, isVip }: Circumstances,
): BetRecord {
  const isLive = quotes.some(({ pick }) => isMatchLive(pick.matchStatus));
  const waitMs = Math.max(isLive ? settings.liveDelayMs : 0, isVip ? settings.traderMs : 0);
  const mustWait = waitMs > 0 || isVip;
  return {
    id: newId(),
    playerId,
    ref: newRef(),
    type: bet.betType,
    status: mustWait ? 'submitted' : 'waiting_results',
    result: 'no_results',
    version: 1,
    currency: bet.currency,
    stake: bet.stake,
    stakeLeft: bet.stake,
    odds: bet.odds ?? oddsEven,
    potentialWin: potentialReturnOf(bet),
    paid: null,
    isVip,
    isQuick,
    terms: {
      system: bet.betType === 'system' ? bet.systemType : null,
      customOdds: bet.betType === 'custom_bet' ? (bet.customOdds as Odds | null) : null,
      acceptMode: mode,
      floors: bet.selections.map(({ floorOdds }) => floorOdds),
      ...bonusPart,
    },
    course: freshCourse,
    createdMs: environment.worldNow(),
    settledMs: null,
    dueMs: mustWait ? environment.realNow() + waitMs : null,
    legs: legsOf(bet, quotes),
  };
}

function legsOf({ selections }: Bet, quotes: FitBet['quotes']): BetRecord['legs'] {
  return selections.flatMap(({ matchId, marketId, specifier, outcomeId, odds }, at) => {
    const about = quotes[at]?.about;
    return about === undefined ? [] : [{ matchId, marketId, specifier, outcomeId, odds, status: 'open', about }];
  });
}

/** No characters that are easily confused: players read references aloud. */
const refLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newRef(): string {
  let ref = '';
  for (const number of crypto.getRandomValues(new Uint16Array(10))) ref += refLetters[number % refLetters.length];
  return `${ref.slice(0, 5)}-${ref.slice(5)}`;
}
