import { getMatch } from '@slipstream/contract/http/get-match';
import { getMatchMarkets } from '@slipstream/contract/http/get-match-markets';
import { getMatches } from '@slipstream/contract/http/get-matches';
import type { Hono } from 'hono';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { JsonText, mount } from '../http/mount.ts';
import { marketGroups } from './market-groups.ts';
import { matchJson } from './match-json.ts';
import { paged } from './paged.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { selectMatches } from './select-matches.ts';
import { marketOut } from './wire-market.ts';

export function mountMatchCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mount(app, getMatches, ({ query, locale }) => {
    // Favourites belong to a player; nobody is signed in here.
    if (query.favourite !== undefined) return new Failure(401, 'unauthorized');
    const sandbox = current();
    const fixtures = selectMatches(sandbox, query);
    if (fixtures instanceof Failure) return fixtures;
    const { items, pagination } = paged(fixtures, query);
    const data = items.map((fixture) => matchJson(sandbox.world, sandbox.engine.board(fixture), locale));
    return new JsonText(`{"data":[${data.join(',')}],"pagination":${JSON.stringify(pagination)}}`);
  });

  mount(app, getMatch, ({ params, locale }) => {
    const sandbox = current();
    const fixture = sandbox.window.find(params.id);
    if (fixture === null) return new Failure(404, 'not_found');
    return new JsonText(`{"data":${matchJson(sandbox.world, sandbox.engine.board(fixture), locale)}}`);
  });

  mount(app, getMatchMarkets, ({ params, query, locale }) => {
    const { window, engine } = current();
    const fixture = window.find(params.id);
    if (fixture === null) return new Failure(404, 'not_found');
    const board = engine.fullBoard(fixture);
    const all = [...board.markets.values()].toSorted((a, b) => a.info.priority - b.info.priority);
    const chosen = all.filter(
      ({ info }) =>
        (query.group_key === undefined || info.groups.some((group) => query.group_key?.includes(group))) &&
        (query.market_id === undefined || query.market_id.some((id) => id === info.id)),
    );
    const { items, pagination } = paged(chosen, query);
    return {
      data: items.map((market) => marketOut(fixture, market, locale)),
      groups: marketGroups(all, locale),
      match_version: board.version,
      pagination,
    };
  });
}
