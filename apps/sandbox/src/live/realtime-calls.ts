import { createWebsocketToken } from '@slipstream/contract/http/create-websocket-token';
import { signConnectionToken } from '@slipstream/realtime/token';
import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';

const tokenMs = 30 * 60_000;

/** A visitor's token connects and reads public channels; it names no user, so it opens nothing private (RT-3). */
export function mountRealtimeCalls(app: Hono<FrameEnv>, { realtimeSecret, realNow }: Core): void {
  mount(app, createWebsocketToken, () => {
    const expiresAtMs = realNow() + tokenMs;
    const token = signConnectionToken(realtimeSecret, { user: '', expireAtSec: Math.floor(expiresAtMs / 1000) });
    return { token, expires_at_ms: expiresAtMs, player_id: null };
  });
}
