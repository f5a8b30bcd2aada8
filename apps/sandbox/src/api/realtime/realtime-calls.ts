import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { channelOf } from '@slipstream/contract/live/channels';
import { signConnectionToken, signSubscriptionToken } from '@slipstream/realtime/tokens/token';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import type { Player } from '../../http/player.ts';
import { loginEndsMs, realtimeTokenMs } from '../../accounts/sessions/sessions.ts';

/** A visitor's token connects and reads public channels; it names no user, so it opens nothing private (RT-3). */
export function mountRealtimeCalls(app: Hono<FrameEnv>, { database, realtimeSecret, realNow }: Core): void {
  /** No connection outlives the sign-in it was made by. */
  const endsMs = async (player: Player | undefined) =>
    Math.min(
      realNow() + realtimeTokenMs,
      player === undefined ? Infinity : await loginEndsMs(database, player.loginId),
    );

  mount(app, createWebsocketToken, async ({ playerId, context }) => {
    const player = context.get('player');
    const expiresAtMs = await endsMs(player);
    const whose = player === undefined ? {} : { session: player.loginId, issuedAtMs: realNow() };
    const claims = { user: playerId ?? '', expireAtSec: seconds(expiresAtMs), ...whose };
    return { token: signConnectionToken(realtimeSecret, claims), expires_at_ms: expiresAtMs, player_id: playerId };
  });

  mount(app, authorizeChannels, async ({ body, playerId, context }) => {
    if (playerId === null) return new Failure(401, 'unauthorized');
    // A player has one private channel, their own; asking for another's is refused as a whole.
    const own = channelOf({ kind: 'player', playerId });
    if (body.channels.some((channel) => channel !== own)) return new Failure(403, 'forbidden');
    const expireAtSec = seconds(await endsMs(context.get('player')));
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
