import { addSearch } from '@slipstream/contract/http/catalogue/add-search';
import { clearSearchHistory } from '@slipstream/contract/http/catalogue/clear-search-history';
import { getSearchHistory } from '@slipstream/contract/http/catalogue/get-search-history';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../database/open-database.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';

const keptMax = 20;

export function mountSearchHistoryCalls(app: Hono<FrameEnv>, { database, realNow }: Core): void {
  mountForPlayer(app, getSearchHistory, async (_, { id }) => ({ data: await searchesOf(database, id) }));

  mountForPlayer(app, addSearch, async ({ body }, { id }) => {
    const nowMs = realNow();
    await database
      .insertInto('search_history')
      .values({ player_id: id, q: body.q, searched_ms: nowMs })
      .onConflict((conflict) => conflict.columns(['player_id', 'q']).doUpdateSet({ searched_ms: nowMs }))
      .execute();
    const data = await searchesOf(database, id);
    const own = database.deleteFrom('search_history').where('player_id', '=', id);
    await own.where('q', 'not in', data).execute();
    return { data };
  });

  mountForPlayer(app, clearSearchHistory, async (_, { id }) => {
    await database.deleteFrom('search_history').where('player_id', '=', id).execute();
    return {};
  });
}

/** The latest first, each once. */
async function searchesOf(database: Database, playerId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('search_history')
    .select('q')
    .where('player_id', '=', playerId)
    .orderBy('searched_ms', 'desc')
    .orderBy('q')
    .limit(keptMax)
    .execute();
  return rows.map(({ q }) => q);
}
