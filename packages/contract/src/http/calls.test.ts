import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { basePath } from './call.ts';
import { calls } from './calls.ts';
import { nothing } from './nothing.ts';
import { jsonOf } from '../testing/json-schema-arbitrary.ts';

/** The routes that the rules name, with their parts; the contract may have more. */
const requiredRoutes: readonly (readonly [rule: string, route: string, ...parts: string[]])[] = [
  ['PLACE-1', 'POST /v3/bets', 'body: meta bets'],
  ['MYBETS-4', 'GET /v3/bets', 'query: status page limit locale', 'reply: bets pagination'],
  ['MYBETS-6', 'POST /v3/bets/cashout', 'body: bet_id to_cashout'],
  ['PLACE-7', 'POST /v3/bets/max-stake'],
  ['CUSTOM-1', 'POST /v3/bets/custom/odds'],
  ['CUSTOM-1', 'GET /v3/bets/custom/markets/{matchId}'],
  ['CUSTOM-5', 'GET /v3/bets/custom/ready/{matchId}'],
  ['SHARE-1', 'GET /v3/bets/share-code', 'query: code', 'reply: bets'],
  ['SHARE-1', 'POST /v3/bets/share-code', 'body: bets', 'reply: code'],
  ['ODDS-2', 'GET /v2/settings', 'reply: active_odds_type odds_types'],
  ['ODDS-2', 'POST /v2/settings', 'body: stakes auto_accept_odds_change odds_type push_subscription'],
  ['RT-3', 'POST /v2/websocket/token', 'reply: token'],
  ['RT-3', 'POST /v2/websocket/authorize', 'body: channels', 'reply: channels'],
  [
    'CAT-2',
    'GET /v2/matches',
    'query: id type sport_key sport_type category_id tournament_id match_status sort_by start_from start_to bettable ' +
      'max_per_sport page limit favourite has_video',
    'reply: data pagination',
  ],
  ['CAT-2', 'GET /v2/matches/{id}'],
  ['CAT-2', 'GET /v2/matches/{id}/markets', 'query: page limit group_key market_id'],
  ['CAT-2', 'GET /v2/matches/{id}/{type}'],
  ['CAT-2', 'GET /v2/matches/{id}/video'],
  ['CAT-2', 'GET /v2/matches/{id}/streams'],
  ['CAT-3', 'GET /v2/sports'],
  ['CAT-3', 'GET /v2/categories', 'query: sport_key sport_type match_status'],
  ['CAT-3', 'GET /v2/categories/{id}'],
  ['CAT-3', 'GET /v2/tournaments', 'query: sport_key sport_type category_id match_status'],
  ['CAT-3', 'GET /v2/tournaments/{id}'],
  [
    'CAT-3',
    'POST /v2/counters',
    'body: sport_id category_id tournament_id match_status has_video sport_type type start_from start_to',
    'reply: live sports categories tournaments',
  ],
  ['CAT-4', 'GET /v2/search/popular', 'reply: teams tournaments'],
  ['CAT-4', 'GET /v2/search', 'query: q sport_type match_status only_events_name'],
  ['NOTIF-1', 'GET /v2/notifications'],
  ['NOTIF-1', 'GET /v2/notifications/counters', 'reply: unread'],
  ['NOTIF-1', 'POST /v2/notifications/read-all'],
  ['NOTIF-1', 'POST /v2/notifications/read', 'body: ids'],
  ['FAV-1', 'GET /v2/favourites/{type}', 'query: match_status is_bettable'],
  ['FAV-1', 'POST /v2/favourites/{type}/{id}'],
  ['FAV-1', 'DELETE /v2/favourites/{type}/{id}'],
  ['BONUS-2', 'GET /v2/bonuses', 'query: status available unseen limit_per_type type'],
  ['BONUS-2', 'GET /v2/bonuses/comboboosts'],
  ['BONUS-2', 'GET /v2/bonuses/freebets'],
  ['BONUS-2', 'GET /v2/bonuses/huntings'],
  ['BONUS-2', 'GET /v2/bonuses/tournaments'],
  ['BONUS-2', 'GET /v2/bonuses/lootboxes'],
  ['BONUS-2', 'GET /v2/bonuses/{list}/{id}'],
  ['BONUS-2', 'GET /v2/bonuses/{list}/{id}/terms'],
  ['BONUS-2', 'GET /v2/bonuses/tournaments/{id}/rating'],
  ['BONUS-2', 'POST /v2/bonuses/mark-as-seen', 'body: bonuses'],
  ['BONUS-2', 'POST /v2/bonuses/{id}/activate'],
  ['BONUS-2', 'POST /v2/bonuses/{id}/boost'],
  ['BONUS-2', 'POST /v2/bonuses/promo-code', 'body: code'],
  ['BONUS-2', 'POST /v2/bonuses/freebets/amb'],
  ['JACKPOT-1', 'GET /v2/jackpots'],
  ['JACKPOT-1', 'GET /v2/jackpots/{id}'],
  ['JACKPOT-1', 'GET /v2/jackpot-hits', 'query: jackpot_id limit status for_user unseen'],
  ['CONFIG-1', 'GET /v2/config', 'reply: site system settings feature_flags clock realtime'],
  ['CONFIG-5', 'GET /v2/vote', 'query: prediction_id'],
  ['CONFIG-5', 'POST /v2/vote', 'body: prediction_id data'],
  ['CONFIG-5', 'GET /v2/watchersio/userid'],
  ['CAT-9', 'POST /v2/{provider}/launch', 'body: app', 'reply: url'],
  ['CONFIG-4', 'GET /_sb_api/fe-api/icons.svg', 'query: version'],
  ['SESSION-8', 'DELETE /platform/users/sign_out'],
  ['SESSION-8', 'POST /platform/sportsbook_sessions'],
  ['SESSION-8', 'POST /platform/sportsbook_sessions/continue'],
  ['SESSION-8', 'GET /platform/player'],
  ['SESSION-8', 'GET /platform/player/accounts'],
  ['SESSION-8', 'POST /platform/player/accounts', 'body: currency'],
  ['SESSION-8', 'PATCH /platform/player/update_locale', 'body: locale'],
  ['SESSION-8', 'GET /platform/player/phone'],
  ['SESSION-8', 'GET /platform/player/comp_points'],
  ['SESSION-8', 'GET /platform/player/status_groups'],
  ['SESSION-8', 'GET /platform/users/confirmation', 'query: confirmation_token'],
  ['SESSION-8', 'GET /platform/users/unlock', 'query: unlock_token'],
  ['SESSION-8', 'POST /platform/player/activity_limit_track'],
  ['SESSION-8', 'GET /platform/user_limits'],
];

const byRoute = new Map(calls.map((call) => [`${call.method} ${basePath[call.base]}${call.path}`, call]));

describe('the calls', () => {
  it.each(requiredRoutes)('[%s] %s', (_, route, ...parts) => {
    const call = byRoute.get(route);
    expect(call).toBeDefined();
    for (const part of parts) {
      const [where = '', names = ''] = part.split(': ');
      const schema = call?.[where as 'query' | 'body' | 'reply'] ?? z.object({});
      const fields = Object.keys(jsonOf(schema).properties ?? {});
      expect(fields).toEqual(expect.arrayContaining(names.split(' ')));
    }
  });

  it.each([
    ['CAT-7', 'GET /v2/matches', { page: 1, limit: 500 }],
    ['CAT-7', 'GET /v2/matches/{id}/markets', { page: 1, limit: 500 }],
    ['CAT-7', 'GET /v2/sports', { page: 1, limit: 500 }],
    ['CAT-7', 'GET /v2/tournaments', { page: 1, limit: 500 }],
    ['MYBETS-4', 'GET /v3/bets', { page: 1, limit: 500 }],
    ['BONUS-2', 'GET /v2/bonuses', { limit_per_type: 4 }],
    ['BONUS-2', 'GET /v2/bonuses/lootboxes', { page: 1, limit: 500 }],
    ['BONUS-2', 'GET /v2/bonuses/tournaments', { page: 1, limit: 1 }],
    ['JACKPOT-1', 'GET /v2/jackpot-hits', { limit: 10 }],
  ])('[%s] %s is asked for %j where nothing else is said', (_, route, expected) => {
    expect(z.parse(byRoute.get(route)?.query ?? nothing, {})).toMatchObject(expected);
  });

  it('have one name and one route each', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    expect(byRoute.size).toBe(calls.length);
  });

  it.each(calls.map((call) => [call.id, call] as const))('%s is consistent', (_, call) => {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(new Set(Object.keys(jsonOf(call.params).properties ?? {}))).toEqual(new Set(named));
    expect(call.errors).toHaveProperty('400');
    expect(call.auth === 'public' || 401 in call.errors).toBe(true);
    expect(call.method !== 'GET' || !named.includes('id') || 404 in call.errors).toBe(true);
    expect(call.method !== 'GET' || call.body === nothing).toBe(true);
  });
});
