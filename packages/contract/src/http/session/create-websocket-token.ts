import * as z from 'zod/mini';
import { epochMs, playerId, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** A visitor gets a token too: it connects, but opens no private channel. */
export const createWebsocketToken = {
  id: 'createWebsocketToken',
  summary: 'A token for the realtime connection',
  method: 'POST',
  base: 'v2',
  path: '/websocket/token',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({
    token: text(4000),
    /** Real time, as in a JWT; request another before it expires. */
    expires_at_ms: epochMs,
    /** Whose private channel the token may open; null for a visitor. */
    player_id: z.nullable(playerId),
  }),
  errors: listErrors,
} as const satisfies Call;
