import { getSettings } from '@slipstream/contract/http/get-settings';
import { saveSettings } from '@slipstream/contract/http/save-settings';
import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import { mountForPlayer } from '../players/mount-for-player.ts';
import { siteSettings } from '../site/site-calls.ts';
import { keepSettings, settingsFor } from './settings.ts';

export function mountSettingsCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, files } = core;

  mount(app, getSettings, ({ playerId, context, locale }) => {
    const site = siteSettings(core, context, locale);
    return playerId === null ? site : settingsFor(database, playerId, site);
  });

  mountForPlayer(app, saveSettings, async ({ body, context, locale }, { id }) => {
    const offered = files.settings.read().odds_types.available;
    if (body.odds_type !== undefined && !offered.includes(body.odds_type)) {
      return new Failure(400, 'bad_request', [{ path: 'body.odds_type', message: 'not offered here' }]);
    }
    await keepSettings(database, id, body);
    return settingsFor(database, id, siteSettings(core, context, locale));
  });
}
