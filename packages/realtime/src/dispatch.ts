import { disconnectCodes } from './codes.ts';
import type { Connection } from './connection.ts';
import { onHistory, onPresence } from './handlers/on-channel-read.ts';
import { onConnect, onRefresh } from './handlers/on-connect.ts';
import { onPublish, onRpc, onSend } from './handlers/on-message.ts';
import { onSubscribe, onUnsubscribe } from './handlers/on-subscribe.ts';
import { disconnect, silent, type Outcome } from './handlers/outcome.ts';
import { onSubRefresh } from './handlers/subscription-expiry.ts';
import type { Hub } from './hub.ts';
import { parseCommands, type Command } from './wire/command.ts';

/** Handles one websocket message. Unreadable ones close the connection for good [RT-2]. */
export function receive(hub: Hub, connection: Connection, text: string): void {
  const commands = parseCommands(text);
  if (commands === null) {
    connection.disconnect(disconnectCodes.badRequest);
    return;
  }
  for (const command of commands) {
    if (connection.state === 'closed') return;
    if (!connection.takeCommand()) {
      connection.disconnect(disconnectCodes.tooManyRequests);
      return;
    }
    const outcome = answer(hub, connection, command);
    if (outcome instanceof Promise) void outcome.then((late) => settle(connection, command, late));
    else settle(connection, command, outcome);
  }
}

function answer(hub: Hub, connection: Connection, command: Command): Outcome | Promise<Outcome> {
  // Connect comes first and once; a refused connection may send nothing more.
  if (connection.state !== 'connected' && (command.kind !== 'connect' || connection.state === 'refused')) {
    return disconnect(disconnectCodes.badRequest);
  }
  switch (command.kind) {
    case 'pong':
      return connection.pong() ? silent : disconnect(disconnectCodes.badRequest);
    case 'connect':
      return onConnect(hub, connection, command);
    case 'refresh':
      return onRefresh(hub, connection, command);
    case 'subscribe':
      return onSubscribe(hub, connection, command);
    case 'unsubscribe':
      return onUnsubscribe(hub, connection, command);
    case 'sub_refresh':
      return onSubRefresh(hub, connection, command);
    case 'publish':
      return onPublish(hub, connection, command);
    case 'history':
      return onHistory(hub, connection, command);
    case 'presence':
    case 'presence_stats':
      return onPresence(hub, connection, command);
    case 'rpc':
      return onRpc(hub, connection, command);
    case 'send':
      return onSend(hub, connection, command);
  }
}

function settle(connection: Connection, command: Command, outcome: Outcome): void {
  const id = 'id' in command ? command.id : 0;
  switch (outcome.kind) {
    case 'reply':
      connection.reply(id, command.kind, outcome.result);
      return;
    case 'error':
      if (command.kind === 'connect') connection.state = 'refused';
      connection.replyError(id, outcome.error);
      return;
    case 'disconnect':
      connection.disconnect(outcome.disconnect);
      return;
    case 'silent':
      return;
  }
}
