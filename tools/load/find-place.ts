import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { findSite } from '../soak/find-site.ts';
import { ask } from '../soak/request.ts';
import { choicesOf, oneOf } from './choices.ts';
import type { Entry, Place } from './clients/place.ts';

const from = '127.0.0.1';
const settleMsMax = 180_000;
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
  await settled(entry);
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

/** Resolves once pages and lists are answered: a world that was moved by days has much to work out first. */
async function settled({ web, api }: Entry): Promise<void> {
  const untilMs = performance.now() + settleMsMax;
  for (const url of [`${api}/v2/matches?limit=100`, `${web}/sportsbook`]) {
    while ((await ask({ url, from })).status !== 200) {
      if (performance.now() > untilMs) throw new Error(`${url} was not answered within ${settleMsMax / 1000} seconds.`);
      await wait(1_000);
    }
  }
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
