import type { Random } from '@slipstream/simulation/random';
import { dataOf } from '../../soak/browsing.ts';
import { ask } from '../../soak/request.ts';
import { between, choicesOf, oneOf } from '../choices.ts';
import type { Measure } from '../figures/measure.ts';
import { addressOf, type Place } from './place.ts';
import type { Phase } from '../script.ts';
import type { Stage } from './stage.ts';

const pagesPerVisit = 8;
const lookMs = { least: 1_500, most: 6_000 };

interface Terms {
  readonly place: Place;
  readonly stage: Stage;
  readonly seed: string;
  readonly pages: Measure;
  readonly calls: Measure;
}

/**
 * Somebody who looks around: a whole page, then what links lead to, as the router asks for it, and the calls that an open page
 * makes. Scripts and pictures are left to `npm run soak`: a CDN serves them.
 */
export async function browse(number: number, { place, stage, seed, pages, calls }: Terms): Promise<void> {
  const random = choicesOf(seed, 'browsing', number);
  const from = addressOf('browsing', number);
  const get = async (measure: Measure, url: string) => {
    const beganMs = performance.now();
    const { status, trouble } = await ask({ url, from });
    const isGood = status >= 200 && status < 400;
    measure.record(isGood ? 'ok' : (trouble ?? String(status)), performance.now() - beganMs, !isGood);
  };
  await stage.rest(between(random, 0, 2_000));
  for (let seen = 0; ; seen += 1) {
    const phase = await stage.turn(({ browsing }) => number < browsing);
    if (phase === null) return;
    const page = pageOf(random, place, phase);
    await stage.during(async () => {
      await get(pages, `${place.web}${seen % pagesPerVisit === 0 ? page : dataOf(page)}`);
      for (const path of callsOf(random, place)) await get(calls, `${place.api}${path}`);
    });
    await stage.rest(between(random, lookMs.least, lookMs.most));
  }
}

/** Half as many look at the match that everybody bets on as bet on it. */
function pageOf(random: Random, { pages, hot }: Place, { hotShare }: Phase): string {
  const page = oneOf(random, pages) ?? '/sportsbook';
  return random.next() < hotShare / 2 ? hot.page : page;
}

/** What a page asks for after it was opened: the markets of a match, or a list anew. */
function callsOf(random: Random, { matchIds }: Place): readonly string[] {
  const matchId = oneOf(random, matchIds) ?? '';
  const drawn = random.next();
  if (drawn < 0.4) return [`/v2/matches/${matchId}`, `/v2/matches/${matchId}/markets`];
  return drawn < 0.7 ? ['/v2/matches?match_status=1&limit=20'] : [];
}
