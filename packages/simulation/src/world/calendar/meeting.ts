import type { Fixture } from '../../fixture.ts';
import { randomFrom, seedOf } from '../../random.ts';
import type { Entrant, League } from '../entities.ts';
import { eventIdOf } from '../event-id.ts';

/** What a calendar decides about one match; the rest of a fixture follows from it. */
export interface Meeting {
  /** Place in the league's week, the last part of the match's id. */
  readonly index: number;
  /** Host and guest, asked for only when needed: in a knock-out the answer costs playing the rounds before. */
  readonly sides: () => readonly [home: Entrant, away: Entrant];
  readonly startMs: number;
  readonly round: string;
  readonly neutral: boolean;
  readonly format: number;
  /** From when the pairing is known: a final is not before its semifinals are over. */
  readonly announcedMs: number;
}

/** A pairing that stands in a published list of fixtures, far ahead. */
export const ALWAYS_KNOWN_MS = Number.NEGATIVE_INFINITY;

const URN_PREFIX = { betradar: 'sr', oddin: 'od', betconstruct: 'bc' } as const;

export function urnOf(provider: League['provider'], kind: string, id: string | number): string {
  return `${URN_PREFIX[provider]}:${kind}:${id}`;
}

export function fixtureOf(worldSeed: number, league: League, week: number, meeting: Meeting): Fixture {
  const id = eventIdOf({ week, league: league.index, index: meeting.index });
  const seed = seedOf(worldSeed, id);
  const [home, away] = meeting.sides();
  return {
    id,
    urnId: urnOf(league.provider, 'match', id),
    slug: `${home.slug}-${away.slug}-m${id}`,
    sportKey: league.sportKey,
    provider: league.provider,
    leagueId: league.id,
    home,
    away,
    startMs: meeting.startMs,
    round: meeting.round,
    neutral: meeting.neutral,
    stadium: meeting.neutral ? null : home.stadium,
    city: meeting.neutral ? null : home.city,
    hasVideo: randomFrom(seed).next() < league.videoShare,
    format: meeting.format,
    seed,
  };
}
