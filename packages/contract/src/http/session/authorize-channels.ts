import * as z from 'zod/mini';
import { channelName } from '../../live/channels.ts';
import { list, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Channels that start with `$` open only with a token of their own (RT-3). */
export const authorizeChannels = {
  id: 'authorizeChannels',
  summary: 'Tokens for private channels',
  method: 'POST',
  base: 'v2',
  path: '/websocket/authorize',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ channels: z.array(channelName).check(z.minLength(1), z.maxLength(10)) }),
  reply: z.object({ channels: list(z.object({ channel: channelName, token: text(4000) }), 10) }),
  errors: playerErrors,
} as const satisfies Call;
