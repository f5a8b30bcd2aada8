import type * as z from 'zod/mini';
import { analyticsEvent } from '../embed/analytics-event.ts';
import { handshakeAnswer, helloMessage } from '../embed/handshake.ts';
import { hostMessage } from '../embed/host-message.ts';
import { paymentEvent, paymentScriptConfig } from '../embed/payment-script.ts';
import { platformCloseMessage, platformMessage, platformPageMessage } from '../embed/platform-message.ts';
import { sportsbookMessage } from '../embed/sportsbook-message.ts';
import { tabMessage } from '../embed/tab-message.ts';
import { calls } from '../http/calls.ts';
import { playerEventWire } from '../live/player-events.ts';
import { publicEventWire } from '../live/public-events.ts';
import { entitySchemas } from '../openapi/entity-schemas.ts';
import { blockSettings } from '../site/blocks.ts';

type Named = readonly [name: string, schema: z.ZodMiniType];

/** All that crosses the wire in snake_case. What a call answers when it fails is among the entities. */
export const wireSchemas: readonly Named[] = [
  ...Object.entries(entitySchemas),
  ...calls.map((call): Named => [`${call.id} body`, call.body]),
  ...calls.map((call): Named => [`${call.id} reply`, call.reply]),
  ['public event', publicEventWire],
  ['player event', playerEventWire],
];

/** All that crosses windows and storage in its one form. */
export const plainSchemas: readonly Named[] = [
  ['hello', helloMessage],
  ['handshake answer', handshakeAnswer],
  ['host message', hostMessage],
  ['sportsbook message', sportsbookMessage],
  ['platform message', platformMessage],
  ['platform page message', platformPageMessage],
  ['platform close message', platformCloseMessage],
  ['tab message', tabMessage],
  ['payment event', paymentEvent],
  ['payment script config', paymentScriptConfig],
  ['analytics event', analyticsEvent],
  ...Object.entries(blockSettings).map(([type, schema]): Named => [`${type} block`, schema]),
];
