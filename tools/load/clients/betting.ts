import { randomUUID } from 'node:crypto';
import type { Random } from '@slipstream/simulation/random';
import { choicesOf, nextArrivalMs, oneOf } from '../choices.ts';
import type { Measure } from '../figures/measure.ts';
import { chooseSelection, readPicks, type Picks } from './picks.ts';
import type { Place } from './place.ts';
import { cashOutOne, place as placeBet, type Player } from './players.ts';
import type { Phase } from '../script.ts';
import type { Stage } from './stage.ts';

/** So many bets and cashouts may be on their way at once: a stack that does not answer is not buried. */
const underWayMax = 200;
const picksMs = 2_000;
/** One placement of so many is sent a second time with the same key, as by a client whose answer was lost. */
const repeatedOf = 25;
const waitMsMax = 500;

export interface Bets {
  accepted: number;
  unsent: number;
  repeated: number;
  doubled: number;
  /** Cashouts for which nothing was on offer. */
  unoffered: number;
}

interface Terms {
  readonly place: Place;
  readonly stage: Stage;
  readonly seed: string;
  readonly run: string;
  readonly players: readonly Player[];
  readonly measures: { readonly calls: Measure; readonly placements: Measure; readonly cashouts: Measure };
}

/** Players who bet and cash out, as often as the phase says, whether or not the stack keeps up. */
export function startBetting(terms: Terms): { readonly bets: Bets; readonly ended: Promise<unknown> } {
  const bets: Bets = { accepted: 0, unsent: 0, repeated: 0, doubled: 0, unoffered: 0 };
  const offers = { picks: { hot: [], others: [] } as Picks };
  const one = (arrival: Arrival) => ({ ...arrival, picks: offers.picks, bets });
  const ended = Promise.all([
    follow(terms, offers),
    arrive(terms, 'bets', bets, (arrival) => placeOne(terms, one(arrival))),
    arrive(terms, 'cashouts', bets, (arrival) => cashOut(terms, one(arrival))),
  ]);
  return { bets, ended };
}

/** Reads what is on offer again and again, as open pages do. */
async function follow({ place, stage }: Terms, offers: { picks: Picks }): Promise<void> {
  while ((await stage.turn(() => true)) !== null) {
    await stage.during(async () => {
      offers.picks = await readPicks(place);
    });
    await stage.rest(picksMs);
  }
}

interface Arrival {
  readonly random: Random;
  readonly phase: Phase;
  readonly number: number;
}

const ratesOf = {
  bets: ({ betsPerSecond }: Phase) => betsPerSecond,
  cashouts: ({ cashoutsPerSecond }: Phase) => cashoutsPerSecond,
};

async function arrive(
  { stage, seed }: Terms,
  kind: keyof typeof ratesOf,
  bets: Bets,
  act: (arrival: Arrival) => Promise<void>,
): Promise<void> {
  const arrivals = choicesOf(seed, `${kind} arrive`);
  const rateOf = ratesOf[kind];
  for (let number = 0; ;) {
    const phase = await stage.turn((open) => rateOf(open) > 0);
    if (phase === null) return;
    const gapMs = nextArrivalMs(arrivals, rateOf(phase));
    await stage.rest(Math.min(gapMs, waitMsMax));
    // Arrivals have no memory: one that is far away is drawn anew, in case the phase has changed.
    if (gapMs > waitMsMax || stage.phase === null) continue;
    number += 1;
    if (stage.underWay >= underWayMax) bets.unsent += 1;
    else {
      const arrival = { random: choicesOf(seed, kind, number), phase, number };
      void stage.during(() => act(arrival));
    }
  }
}

interface One extends Arrival {
  readonly picks: Picks;
  readonly bets: Bets;
}

async function placeOne({ place, players, measures, run }: Terms, one: One): Promise<void> {
  const { random, phase, number, picks, bets } = one;
  const player = oneOf(random, players);
  const selection = chooseSelection(random, picks, phase.hotShare);
  if (player === undefined || selection === undefined) return;
  const stake = 100 + 50 * random.below(20);
  const isRepeated = random.below(repeatedOf) === 0;
  const placement = { selection, stake, key: keyOf(run, 'bet', number), deviceId: randomUUID() };
  const ids = await placeBet(place.api, player, placement, measures.placements);
  bets.accepted += ids.length;
  if (!isRepeated || ids.length === 0) return;
  const again = await placeBet(place.api, player, placement, measures.calls);
  bets.repeated += 1;
  if (again.some((id) => !ids.includes(id))) bets.doubled += 1;
}

async function cashOut({ place, players, measures, run }: Terms, { random, number, bets }: One): Promise<void> {
  const player = oneOf(random, players);
  if (player === undefined) return;
  const wanted = { key: keyOf(run, 'cashout', number), choose: (count: number) => random.below(count) };
  if (!(await cashOutOne(place.api, player, wanted, measures))) bets.unoffered += 1;
}

function keyOf(run: string, kind: string, number: number): string {
  return `load-${run}-${kind}-${number}`.padEnd(16, '-');
}
