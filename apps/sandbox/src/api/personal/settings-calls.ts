import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { playerOf } from '../../accounts/players/identify.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { addSubscription, endSubscriptions } from '../../accounts/push/subscriptions.ts';
import { siteSettings } from '../site/site-calls.ts';
import { keepSettings, settingsFor } from './settings.ts';

export function mountSettingsCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, files, clock, pushes } = core;
  const parts = { database, worldNow: clock.now };

  mount(app, getSettings, ({ context, locale }) => {
    const site = siteSettings(core, context, locale);
    const player = playerOf(context);
    return player instanceof Failure ? site : settingsFor(parts, player, site);
  });

  mountForPlayer(app, saveSettings, async ({ body, context, locale }, player) => {
    const offered = files.settings.read().odds_types.available;
    if (body.odds_type !== undefined && !offered.includes(body.odds_type)) {
      return new Failure(400, 'bad_request', [{ path: 'body.odds_type', message: 'not offered here' }]);
    }
    const { push_subscription: subscription, push_endpoint_ended: ended } = body;
    if (subscription !== undefined && subscription !== null && !pushes.isEndpoint(subscription.endpoint)) {
      const details = [{ path: 'body.push_subscription.endpoint', message: 'no push service that is known here' }];
      return new Failure(400, 'bad_request', details);
    }
    await keepSettings(database, player.id, body);
    if (ended !== undefined) await endSubscriptions(database, player.id, ended);
    if (subscription === null) await endSubscriptions(database, player.id, null);
    else if (subscription !== undefined) await addSubscription(database, player.id, subscription, core.realNow());
    return settingsFor(parts, player, siteSettings(core, context, locale));
  });
}
