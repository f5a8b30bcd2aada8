import { z } from 'zod';
import { findSite } from '../soak/find-site.ts';
import { ask } from '../soak/request.ts';
import { choicesOf, oneOf } from './choices.ts';
import type { Entry, Place } from './clients/place.ts';

const from = '127.0.0.1';
const matchSchema = z.object({
  data: z.object({
    slug: z.string(),
    statistics: z
      .object({ total_score: z.object({ home: z.number(), away: z.number() }).nullish() })
      .nullish()
      .catch(null),
  }),
});

/** Pages and matches to look at, those first that are about to score; one of them is what everybody bets on. */
export async function findPlace(entry: Entry, scoring: readonly string[], seed: string): Promise<Place> {
  const site = await findSite(entry.web, entry.api);
  const matchId = oneOf(choicesOf(seed, 'hot match'), scoring) ?? site.matchIds[0] ?? '';
  const { slug } = await readMatch(entry.api, matchId);
  return {
    ...entry,
    pages: site.pages,
    matchIds: [...new Set([...scoring, ...site.matchIds])],
    hot: { matchId, page: `/sportsbook/soccer/${slug}` },
  };
}

/** The score of each match, as one text; empty before it has begun. */
export async function readScores(api: string, matchIds: readonly string[]): Promise<readonly string[]> {
  const matches = await Promise.all(matchIds.map((id) => readMatch(api, id)));
  return matches.map(({ statistics }) => {
    const score = statistics?.total_score;
    return score ? `${score.home}:${score.away}` : '';
  });
}

async function readMatch(api: string, id: string) {
  const { status, text } = await ask({ url: `${api}/v2/matches/${id}`, from, keepText: true });
  if (status !== 200) throw new Error(`The match ${id} could not be read: ${status}`);
  return matchSchema.parse(JSON.parse(text)).data;
}
