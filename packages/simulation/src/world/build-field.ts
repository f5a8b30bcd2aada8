import type { SportKey } from '../fixture.ts';
import { randomFrom, seedOf } from '../random.ts';
import { peopleNames } from './people-names.ts';
import { sports } from '../sports/sports.ts';
import type { Entrant } from './entities.ts';
import type { LeagueData } from './league-data.ts';
import { urnOf } from './calendar/meeting.ts';
import { slugOf } from './slug.ts';

const COMPETITOR_ID_FIRST = 2_001;
/** How far a seed moves a rating from the written one, so that another seed is another world. */
const RATING_NOISE = 0.05;
/** Below 1, ratings differ more at the top of the field than in the middle. */
const FIELD_CURVE = 0.75;

interface FieldBuilder {
  readonly fieldOf: (sport: SportKey, row: LeagueData, countryCode: string) => readonly Entrant[];
  readonly competitors: () => readonly Entrant[];
}

/** A name met again in another competition of the sport is the same competitor. */
export function createFieldBuilder(seed: number): FieldBuilder {
  const known = new Map<string, Entrant>();
  const people = new Map<string, readonly string[]>();
  const fields = new Map<string, readonly Entrant[]>();

  /** Leagues with the same text of competitors get the same people. */
  const namesOf = (sport: SportKey, line: string): readonly string[] => {
    if (!line.startsWith('* ')) return [line];
    const names = people.get(line) ?? peopleNames(line, (name) => known.has(`${sport} ${name}`));
    people.set(line, names);
    return names;
  };

  const fieldOf: FieldBuilder['fieldOf'] = (sport, row, countryCode) => {
    // All tournaments of a circuit are written with the same hundred players: read them once.
    const same = fields.get(`${sport} ${row.field}`);
    if (same) return same;
    const lines = row.field.split(/[\n,]/u).flatMap((line) => namesOf(sport, line.trim()));
    const field = lines.map((line, rank) => {
      const [title = '', short = '', stadium = '', city = ''] = line.split('|');
      const [name = '', country = countryCode] = title.split(' :');
      const key = `${sport} ${name}`;
      const found = known.get(key);
      if (found) return found;
      const id = String(COMPETITOR_ID_FIRST + known.size);
      const entrant: Entrant = {
        id,
        urnId: urnOf(sports[sport].provider, 'competitor', id),
        name,
        shortName: short || (sports[sport].isPersonal ? shortPerson(name) : shortClub(name)),
        countryCode: country,
        rating: ratingOf(seed, key, placed(row, rank, lines.length)),
        slug: slugOf(name),
        stadium: stadium || null,
        city: city || null,
      };
      known.set(key, entrant);
      return entrant;
    });
    fields.set(`${sport} ${row.field}`, field);
    return field;
  };

  return { fieldOf, competitors: () => [...known.values()] };
}

function placed({ best, worst }: LeagueData, rank: number, count: number): number {
  return best + (worst - best) * (rank / Math.max(1, count - 1)) ** FIELD_CURVE;
}

/** Three decimals: enough to tell any two apart, and the same on every machine when written out. */
function ratingOf(seed: number, key: string, written: number): number {
  const noise = randomFrom(seedOf(seed, 'rating', key)).normal() * RATING_NOISE;
  return Math.round((written + noise) * 1000) / 1000;
}

function shortPerson(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 ? first : `${rest.join(' ')} ${first.charAt(0)}.`;
}

function shortClub(name: string): string {
  const letters = slugOf(name).replaceAll('-', '');
  return letters.slice(0, 3).toUpperCase();
}
