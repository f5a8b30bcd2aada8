import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountFavouriteCalls } from './favourite-calls.ts';
import { mountNotificationCalls } from './notification-calls.ts';
import { mountSearchHistoryCalls } from './search-history-calls.ts';
import { mountSettingsCalls } from './settings-calls.ts';
import { mountVoteCalls } from './vote-calls.ts';

/** What belongs to one player alone. */
export function mountPersonal(app: Hono<FrameEnv>, core: Core): void {
  mountSettingsCalls(app, core);
  mountFavouriteCalls(app, core);
  mountNotificationCalls(app, core);
  mountSearchHistoryCalls(app, core);
  mountVoteCalls(app, core);
}
