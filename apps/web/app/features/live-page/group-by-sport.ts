import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Sport } from '@slipstream/contract/entities/catalogue/sport';

export interface SportGroup {
  readonly key: string;
  readonly sport: Sport;
  readonly matches: readonly Match[];
}

/** Matches grouped by sport, sports by priority. */
export function groupBySport(matches: readonly Match[]): readonly SportGroup[] {
  return [...Map.groupBy(matches, (match) => match.tournament.sport.id).values()]
    .flatMap((own) =>
      own[0] === undefined ? [] : [{ key: own[0].tournament.sport.id, sport: own[0].tournament.sport, matches: own }],
    )
    .toSorted((one, other) => one.sport.priority - other.sport.priority);
}
