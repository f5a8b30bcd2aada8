import type { matchBriefWire } from '@slipstream/contract/entities/catalogue/match-brief';
import { wireTime } from '@slipstream/contract/timestamp';
import { eventPlaceOf } from '@slipstream/simulation/world/event-id';
import { isMatchComing, matchStatus } from '@slipstream/units/match-status';
import type * as z from 'zod/mini';
import { leagueName } from '../../serialise/names/league-names.ts';
import { competitorName } from '../../serialise/names/nation-names.ts';
import { statisticsOut } from '../../serialise/match.ts';
import { stageOut } from '../../serialise/stage.ts';
import { boardOf } from '../cashout/leg-chances.ts';
import type { BookEnvironment } from '../book-environment.ts';
import type { BetLeg } from './bet-record.ts';

type MatchBriefOut = z.input<typeof matchBriefWire>;

/** A leg's match: its names as they were, and where it stands now, as long as it is on the board. */
export function matchBriefOut(
  environment: BookEnvironment,
  leg: Pick<BetLeg, 'matchId' | 'about'>,
  locale: string,
): MatchBriefOut {
  const { about } = leg;
  const board = boardOf(environment, leg);
  const state = board?.state;
  return {
    id: leg.matchId,
    urn_id: about.urnId,
    slug: about.slug,
    version: board?.version ?? 0,
    type: 'match',
    name_a: competitorName(about.nameA, locale),
    name_b: competitorName(about.nameB, locale),
    sport_key: about.sportKey,
    category_name: competitorName(about.categoryName, locale),
    tournament_name: leagueOfMatch(environment, leg, locale),
    start_time: wireTime(about.startMs),
    status: state?.status ?? matchStatus.finished,
    stage: state === undefined ? null : stageOut(state),
    statistics:
      board === null || state === undefined || isMatchComing(state.status)
        ? null
        : statisticsOut(board.fixture, state, board.stateMs),
    provider: about.provider,
  };
}

function leagueOfMatch(
  environment: BookEnvironment,
  { matchId, about }: Pick<BetLeg, 'matchId' | 'about'>,
  locale: string,
): string {
  const place = eventPlaceOf(matchId);
  const league = place === null ? undefined : environment.world().world.leagueByIndex.get(place.league);
  // A bet of another world keeps the name it was placed with.
  return league?.name === about.tournamentName ? leagueName(league, locale) : about.tournamentName;
}
