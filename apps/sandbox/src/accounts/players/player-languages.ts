import type { Database } from '../../database/open-database.ts';

const usual = 'en';

/**
 * The languages of players, in which they are told of their bets. A round settles hundreds of bets at once: everybody who is asked
 * about in the same turn is read with one statement. While the database is away they are told in English rather than not at all.
 */
export function createPlayerLanguages(
  database: Database,
  report: (error: unknown) => void,
): (playerId: string) => Promise<string> {
  let asked: { readonly ids: Set<string>; readonly read: Promise<ReadonlyMap<string, string>> } | null = null;
  return async (playerId) => {
    if (asked === null) {
      const ids = new Set<string>();
      const turn = new Promise((resolve) => {
        setImmediate(resolve);
      });
      const read = turn.then(() => {
        asked = null;
        return readLanguages(database, [...ids]).catch((error: unknown) => {
          report(error);
          return new Map<string, string>();
        });
      });
      asked = { ids, read };
    }
    asked.ids.add(playerId);
    return (await asked.read).get(playerId) ?? usual;
  };
}

async function readLanguages(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database.selectFrom('player').select(['id', 'language']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, language }) => [id, language]));
}
