import type { Random } from '@slipstream/simulation/random';
import { z } from 'zod';
import { ask } from '../../soak/request.ts';
import { oneOf } from '../choices.ts';
import type { Place } from './place.ts';

const matchSchema = z.object({
  id: z.string(),
  main_market: z
    .object({
      id: z.string(),
      specifier: z.string().default(''),
      status: z.int(),
      outcomes: z.array(z.object({ id: z.string(), odds: z.int(), active: z.boolean() })),
    })
    .nullable(),
});
const listSchema = z.object({ data: z.array(matchSchema) });
const oneSchema = z.object({ data: matchSchema });

export interface Selection {
  readonly match_id: string;
  readonly market_id: string;
  readonly specifier: string;
  readonly outcome_id: string;
  readonly odds: number;
}

export interface Picks {
  readonly hot: readonly Selection[];
  readonly others: readonly Selection[];
}

const open = 1;
const from = '127.0.0.1';

/** What is on offer now: the main markets of live and of coming matches, and that of the hot match. */
export async function readPicks({ api, hot }: Pick<Place, 'api' | 'hot'>): Promise<Picks> {
  const read = async (path: string) => (await ask({ url: `${api}${path}`, from, keepText: true })).text;
  const lists = await Promise.all(
    ['match_status=1&sport_key=soccer', 'match_status=1', 'match_status=0'].map((query) =>
      read(`/v2/matches?${query}&limit=50`),
    ),
  );
  const matches = lists.flatMap((text) => listSchema.safeParse(parsed(text)).data?.data ?? []);
  const hotMatch = oneSchema.safeParse(parsed(await read(`/v2/matches/${hot.matchId}`))).data?.data;
  return { hot: hotMatch === undefined ? [] : picksOf(hotMatch), others: matches.flatMap(picksOf) };
}

/** On the hot match for that share of the bets, as long as it takes any; undefined when nothing is on offer. */
export function chooseSelection(random: Random, { hot, others }: Picks, hotShare: number): Selection | undefined {
  const isHot = random.next() < hotShare;
  const [wanted, instead] = isHot ? [hot, others] : [others, hot];
  return oneOf(random, wanted.length > 0 ? wanted : instead);
}

function picksOf({ id, main_market: market }: z.output<typeof matchSchema>): readonly Selection[] {
  if (market === null || market.status !== open) return [];
  return market.outcomes
    .filter(({ active }) => active)
    .map((outcome) => ({
      match_id: id,
      market_id: market.id,
      specifier: market.specifier,
      outcome_id: outcome.id,
      odds: outcome.odds,
    }));
}

/** Null for what is no JSON, such as the answer that did not come. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
