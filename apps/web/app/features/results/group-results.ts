import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

/** Results under their leagues, both in the order given. */
export function groupResults(
  matches: readonly Match[],
): readonly { readonly league: League; readonly matches: readonly Match[] }[] {
  return [...Map.groupBy(matches, (match) => match.tournament.id).values()].flatMap((own) =>
    own[0] === undefined ? [] : [{ league: own[0].tournament, matches: own }],
  );
}
