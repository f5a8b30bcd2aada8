import { getSettings } from '@slipstream/contract/http/site/get-settings';
import { saveSettings } from '@slipstream/contract/http/account/save-settings';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { playerOf } from '../../accounts/players/identify.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { siteSettings } from '../site/site-calls.ts';
import { keepSettings, settingsFor } from './settings.ts';

export function mountSettingsCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, files, clock } = core;
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
    await keepSettings(database, player.id, body);
    return settingsFor(parts, player, siteSettings(core, context, locale));
  });
}
