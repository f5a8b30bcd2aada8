import { scorerLines } from '../data/scorers.data.ts';
import type { League } from '../entities.ts';
import type { Candidate } from './outright.ts';
import { peopleNames } from '../people-names.ts';

/** Generated players of a squad besides the known names. Twenty clubs make an outright of hundreds of runners. */
const SQUAD_SIZE = 16;
const SQUAD_FROM = 'gb-eng+es+fr+de+it+br+ar+nl';
/** Exponent by which probabilities fall with rank. */
const RANK_POWER = 1.3;
const SQUAD_WEIGHT = 0.0005;

/** Known names by league id; empty for a league without a scorers' list. */
export function scorersOf(league: League): readonly Candidate[] {
  const known = knownScorers(league);
  // Only the first league lists whole squads: one outright with hundreds of runners is enough as a test of long lists.
  return known.length > 0 && league.index === 0 ? [...known, ...squads(league)] : known;
}

function knownScorers(league: League): readonly Candidate[] {
  const line = scorerLines
    .trim()
    .split('\n')
    .find((text) => text.startsWith(`${league.id}|`));
  const names = line?.slice(league.id.length + 1).split(', ') ?? [];
  return names.map((text, rank) => {
    const [name = '', clubName = ''] = text.split(' of ');
    const entrant = league.entrants.find((club) => club.name === clubName);
    if (!entrant) throw new RangeError(`${clubName} is not of ${league.name}`);
    return candidate(entrant, name, 900 + rank, (rank + 1) ** -RANK_POWER);
  });
}

function squads(league: League): readonly Candidate[] {
  const taken = new Set<string>();
  return league.entrants.flatMap((entrant) => {
    const names = peopleNames(`* men ${SQUAD_FROM} ${SQUAD_SIZE} ${entrant.name}`, (name) => taken.has(name));
    return names.map((text, place) => {
      const [name = ''] = text.split(' :');
      taken.add(name);
      return candidate(entrant, name, place, SQUAD_WEIGHT);
    });
  });
}

/** A player's id is the club's with three digits more, so it is no competitor's. */
function candidate(club: League['entrants'][number], name: string, number: number, weight: number): Candidate {
  return {
    id: `${club.id}${String(number).padStart(3, '0')}`,
    name,
    countryCode: club.countryCode,
    competitorId: club.id,
    weight,
  };
}
