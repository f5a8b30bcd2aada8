import { disconnectCodes, errorCodes } from '../codes.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import { publishTo } from '../publish.ts';
import { isShutOut, lookUpChannel } from '../settings.ts';
import type { Command } from '../wire/command.ts';
import { disconnect, refuse, reply, silent, type Outcome } from './outcome.ts';

export function onPublish(hub: Hub, connection: Connection, command: Extract<Command, { kind: 'publish' }>): Outcome {
  if (command.channel === '') return disconnect(disconnectCodes.badRequest);
  if (command.type !== 0) return refuse(errorCodes.notAvailable);
  const lookup = lookUpChannel(hub.settings.channels, command.channel);
  if (lookup.kind === 'unknown') return refuse(errorCodes.unknownChannel);
  if (command.data === undefined) return refuse(errorCodes.badRequest);
  const subscription = connection.subscriptions.get(command.channel);
  const allowed = lookup.options.clientPublish === true && !isShutOut(connection, lookup.options);
  if (!allowed || subscription === undefined) return refuse(errorCodes.permissionDenied);
  publishTo(hub, command.channel, command.data, { info: subscription.info() });
  return reply({});
}

export async function onRpc(
  hub: Hub,
  connection: Connection,
  command: Extract<Command, { kind: 'rpc' }>,
): Promise<Outcome> {
  const { rpc } = hub.settings;
  if (rpc === undefined) return refuse(errorCodes.notAvailable);
  try {
    const answer = await rpc(connection.caller, command.method, command.data);
    return 'error' in answer ? refuse(answer.error) : reply({ data: answer.data });
  } catch {
    // A throwing handler is a bug of the application; the client gets an internal error.
    return refuse(errorCodes.internal);
  }
}

export function onSend(hub: Hub, connection: Connection, command: Extract<Command, { kind: 'send' }>): Outcome {
  const { message } = hub.settings;
  // A `send` has no reply for an error, so the only answer is to disconnect.
  if (message === undefined) return disconnect(disconnectCodes.notAvailable);
  message(connection.caller, command.data);
  return silent;
}
