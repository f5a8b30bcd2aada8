import { leagueNames } from './league-names.data.ts';

/** A league's name in a language: its own everywhere, but for large ones in languages with a script of their own (I18N-13). */
export function leagueName({ id, name }: { readonly id: string; readonly name: string }, locale: string): string {
  return leagueNames[id]?.[locale] ?? name;
}

/** What a league is called in languages that have another name for it, to be found by any. */
export function leagueNamesElsewhere(id: string): readonly string[] {
  return Object.values(leagueNames[id] ?? {});
}
