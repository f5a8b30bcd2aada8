import { randomFrom, seedOf, type Random } from '@slipstream/simulation/random';
import { roundAt, type RoundSchedule } from './rounds.ts';

export const arenaSchedule: RoundSchedule = { everyMs: 480_000, playMs: 180_000 };
const clubs = ['Comets', 'Foxes', 'Harbour', 'Lanterns', 'Orbit', 'Pioneers', 'Rapids', 'Sentinels'];
const kicksMin = 5;
/** Either side is as likely to win. */
export const arenaOdds = { home: 1900, away: 1900 } as const;

/** The virtual game is a penalty shoot-out: quick to follow, and over when the laws of the game say so. */
export interface Shootout {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly kicks: readonly Kick[];
}

interface Kick {
  readonly side: 'home' | 'away';
  readonly scored: boolean;
}

export function arenaState(seed: string, worldMs: number) {
  const place = roundAt(arenaSchedule, worldMs);
  const game = shootoutOf(seed, place.number);
  return {
    place,
    odds: arenaOdds,
    // Kicks not yet taken stay on the server.
    game: { ...game, kicks: place.phase === 'playing' ? game.kicks : [] },
    results: [1, 2, 3, 4, 5].map((back) => {
      const { id, home, away, kicks } = shootoutOf(seed, place.number - back);
      return { id, home, away, score: [goals(kicks, 'home'), goals(kicks, 'away')] };
    }),
  };
}

export function shootoutOf(seed: string, number: number): Shootout {
  const random = randomFrom(seedOf(seed, 'shootout', number));
  const home = random.below(clubs.length);
  const away = (home + 1 + random.below(clubs.length - 1)) % clubs.length;
  return { id: number, home: clubs[home] ?? '', away: clubs[away] ?? '', kicks: kicksOf(random) };
}

export function winnerOf({ kicks }: Shootout): Kick['side'] {
  return goals(kicks, 'home') > goals(kicks, 'away') ? 'home' : 'away';
}

function kicksOf(random: Random): readonly Kick[] {
  const kicks: Kick[] = [];
  while (!decided(kicks)) kicks.push({ side: kicks.length % 2 === 0 ? 'home' : 'away', scored: random.next() < 0.76 });
  return kicks;
}

/** Over when one side can't be caught in the first five, or after any full pair of sudden death. */
function decided(kicks: readonly Kick[]): boolean {
  const lead = goals(kicks, 'home') - goals(kicks, 'away');
  const taken = { home: Math.ceil(kicks.length / 2), away: Math.floor(kicks.length / 2) };
  if (taken.away >= kicksMin) return lead !== 0 && taken.home === taken.away;
  return lead > kicksMin - taken.away || -lead > kicksMin - taken.home;
}

function goals(kicks: readonly Kick[], side: Kick['side']): number {
  return kicks.filter((kick) => kick.side === side && kick.scored).length;
}
