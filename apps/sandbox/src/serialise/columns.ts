import type { Fixture } from '@slipstream/simulation/fixture';
import { modelOf } from '@slipstream/simulation/models/model-of';
import type { League } from '@slipstream/simulation/world/entities';

export interface Columns {
  readonly main: number;
  readonly secondary: number;
}

const known = new Map<string, Columns>();

/** How many outcome columns a list of a league's matches needs: asked of the sport's model, which makes the markets. */
export function columnCounts(league: League): Columns {
  const key = `${league.sportKey} ${league.format}`;
  let columns = known.get(key);
  if (columns === undefined) known.set(key, (columns = countedColumns(league)));
  return columns;
}

function countedColumns(league: League): Columns {
  const [home, away] = league.entrants;
  if (home === undefined || away === undefined) return { main: 2, secondary: 2 };
  const { markets } = modelOf(sample(league, home, away));
  const count = (rank: 1 | 2) => {
    const market = markets.find((candidate) => candidate.rank === rank);
    // A market with lines has two sides on each of them.
    return market === undefined ? 0 : (market.at('')?.outcomes.length ?? 2);
  };
  return { main: count(1), secondary: count(2) };
}

/** A fixture that is never simulated: just enough for a model to name its markets. */
function sample({ id, sportKey, provider, format }: League, home: Fixture['home'], away: Fixture['away']): Fixture {
  return {
    id: '0',
    urnId: 'sr:match:0',
    slug: 'sample-m0',
    sportKey,
    provider,
    leagueId: id,
    home,
    away,
    startMs: 0,
    round: '',
    neutral: true,
    stadium: null,
    city: null,
    hasVideo: false,
    format,
    seed: 1,
  };
}
