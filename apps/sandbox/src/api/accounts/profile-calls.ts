import { createHash } from 'node:crypto';
import { getCompPoints } from '@slipstream/contract/http/account/get-comp-points';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { getStatusGroups } from '@slipstream/contract/http/account/get-status-groups';
import { getWatchersUserId } from '@slipstream/contract/http/account/get-watchers-user-id';
import { updateLocale } from '@slipstream/contract/http/account/update-locale';
import { updatePlayer } from '@slipstream/contract/http/account/update-player';
import { acceptedLocale } from '@slipstream/locales/choose-locale';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { playerProfile, visitorProfile } from '../../accounts/profile/profile.ts';
import { statusNames } from '../../accounts/profile/status-names.data.ts';
import { changeProfile } from '../../accounts/profile/change-profile.ts';

/** How many loyalty points make one unit of money. */
const pointsPerUnit = 100;

export function mountProfileCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database } = core;

  mount(app, getPlayer, ({ playerId, locale }) =>
    playerId === null ? visitorProfile(core, locale) : playerProfile(core, playerId),
  );

  mountForPlayer(app, updatePlayer, async ({ body }, { id }) => {
    const refusal = await changeProfile(core, id, body);
    return refusal ?? playerProfile(core, id);
  });

  mountForPlayer(app, updateLocale, async ({ body }, { id }) => {
    // `br` and its like arrive as aliases (I18N-1); what the site does not speak at all is refused.
    const locale = acceptedLocale(body.locale, core.locales());
    if (locale === undefined)
      return new Failure(400, 'bad_request', [{ path: 'body.locale', message: 'not spoken here' }]);
    await database.updateTable('player').set({ language: locale }).where('id', '=', id).execute();
    return { locale };
  });

  mountForPlayer(app, getCompPoints, async (_, { id }) => {
    const row = await database.selectFrom('player').select('comp_points').where('id', '=', id).executeTakeFirst();
    return { points: row?.comp_points ?? 0, exchange_rate: pointsPerUnit };
  });

  mountForPlayer(app, getStatusGroups, (_, { groups }) => ({
    data: groups.map((id) => ({ id, name: statusNames[id] ?? id })),
  }));

  // The chat gets an id of its own for the player, from which ours cannot be computed.
  mountForPlayer(app, getWatchersUserId, (_, { id }) => ({
    user_id: createHash('sha256').update(`${core.realtimeSecret}:watchers:${id}`).digest('hex').slice(0, 32),
  }));
}
