import { authorizeChannels } from '@slipstream/contract/http/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/create-websocket-token';
import { channelOf } from '@slipstream/contract/live/channels';
import { signConnectionToken, signSubscriptionToken } from '@slipstream/realtime/token';
import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';

const tokenMs = 30 * 60_000;

/** A visitor's token connects and reads public channels; it names no user, so it opens nothing private (RT-3). */
export function mountRealtimeCalls(app: Hono<FrameEnv>, { realtimeSecret, realNow }: Core): void {
  mount(app, createWebsocketToken, ({ playerId }) => {
    const expiresAtMs = realNow() + tokenMs;
    const token = signConnectionToken(realtimeSecret, { user: playerId ?? '', expireAtSec: seconds(expiresAtMs) });
    return { token, expires_at_ms: expiresAtMs, player_id: playerId };
  });

  mount(app, authorizeChannels, ({ body, playerId }) => {
    if (playerId === null) return new Failure(401, 'unauthorized');
    // A player has one private channel, their own; asking for another's is refused as a whole.
    const own = channelOf({ kind: 'player', playerId });
    if (body.channels.some((channel) => channel !== own)) return new Failure(403, 'forbidden');
    const expireAtSec = seconds(realNow() + tokenMs);
    return {
      channels: body.channels.map((channel) => ({
        channel,
        token: signSubscriptionToken(realtimeSecret, { user: playerId, channel, expireAtSec }),
      })),
    };
  });
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
