import type { nonMatchEventWire } from '@slipstream/contract/entities/catalogue/non-match-event';
import { wireTime } from '@slipstream/contract/timestamp';
import type { World } from '@slipstream/simulation/world/world';
import { isMatchComing } from '@slipstream/units/match-status';
import type * as z from 'zod/mini';
import type { OutrightBoard } from '../world/boards/outright-board.ts';
import { competitorOut, leagueOut } from './league.ts';
import { marketOut } from './market.ts';
import { leagueName } from './names/league-names.ts';
import { nameIn } from './names/market-names.ts';

const competitorsMax = 500;

export function outrightOut(world: World, board: OutrightBoard, locale: string): z.input<typeof nonMatchEventWire> {
  const { outright, status } = board;
  const league = world.leagueById.get(outright.leagueId);
  if (league === undefined) throw new RangeError(`outright ${outright.id} is in no league`);
  return {
    type: outright.type === 'tournament_winner' ? 'tournament' : 'season',
    id: outright.id,
    urn_id: outright.urnId,
    slug: outright.slug,
    version: board.version,
    tournament: leagueOut(world, league, locale),
    status,
    start_time: wireTime(outright.startMs),
    provider: outright.provider,
    available_markets: isMatchComing(status) ? 1 : 0,
    main_market: isMatchComing(status) ? marketOut(outright, board.market, locale) : null,
    secondary_market: null,
    top_markets: [],
    has_video: false,
    name: nameIn(outright.name, outright, locale),
    parent: { id: league.id, name: leagueName(league, locale) },
    competitors: outright.runners
      .slice(0, competitorsMax)
      .map(({ id, name, countryCode }) =>
        competitorOut({ id, name, shortName: name.slice(0, 40), countryCode }, locale),
      ),
    end_date: wireTime(outright.endMs),
  };
}
