import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { callUrl, type Call } from '@slipstream/contract/http/call';
import { channelOf } from '@slipstream/contract/live/channels';
import { playerEventWire } from '@slipstream/contract/live/player-events';
import { publicEventWire } from '@slipstream/contract/live/public-events';
import { misfitsOf } from '@slipstream/contract/misfits';
import type { MatchId, PlayerId } from '@slipstream/units/ids';
import type { Finding } from './finding.ts';
import type { Known } from './known.ts';
import { openFeed, type Feed } from './open-feed.ts';
import type { Backend } from './walk-calls.ts';

/** Public channels are never silent for longer than their heartbeat. */
const listenMs = 12_000;
const eventsMax = 20;

/** Opens the connection as the web app does, subscribes, and compares what is heard with the contract (BACKEND-3). */
export async function walkChannels(backend: Backend, realtime: string, known: Known): Promise<readonly Finding[]> {
  const found = (name: string, outcome: Finding['outcome'], ...lines: string[]): Finding => ({
    page: 'realtime',
    name,
    address: realtime,
    isNeeded: name !== 'player',
    outcome,
    lines,
  });
  const access = await ask<{ token: string; player_id: string | null }>(backend, createWebsocketToken, {});
  if (access === undefined)
    return [found('connection', 'missing', 'no token for the connection (createWebsocketToken)')];
  const feed = await openFeed(realtime, access.token);
  if (typeof feed === 'string') return [found('connection', 'failed', feed)];
  const names = [
    channelOf({ kind: 'updates', locale: 'en' }),
    ...(known.match === undefined
      ? []
      : [channelOf({ kind: 'match', locale: 'en', matchId: known.match.id as MatchId })]),
  ];
  const findings = await Promise.all(names.map((name) => follow(feed, name, undefined, found)));
  if (access.player_id !== null && backend.token !== undefined) {
    const name = channelOf({ kind: 'player', playerId: access.player_id as PlayerId });
    type Granted = { channels: readonly { token: string }[] };
    const granted = await ask<Granted>(backend, authorizeChannels, { channels: [name] });
    findings.push(await follow(feed, name, granted?.channels[0]?.token, found));
  }
  feed.close();
  return [found('connection', 'fits'), ...findings];
}

async function follow(
  feed: Feed,
  channel: string,
  token: string | undefined,
  found: (name: string, outcome: Finding['outcome'], ...lines: string[]) => Finding,
): Promise<Finding> {
  const isPrivate = channel.startsWith('$');
  const name = isPrivate ? 'player' : (channel.split(':', 1)[0] ?? channel);
  const refusal = await feed.subscribe(channel, token);
  if (refusal !== null) return found(name, 'failed', `${channel} cannot be subscribed: ${refusal}`);
  // A player's channel is silent until something happens to the player.
  const heard = await feed.listen(channel, isPrivate ? 0 : listenMs, eventsMax);
  const schema = isPrivate ? playerEventWire : publicEventWire;
  const lines = heard.flatMap((event) =>
    misfitsOf(schema, event).map(({ path, reason }) => `${channel} ${eventName(event)}: ${path} ${reason}`),
  );
  if (lines.length > 0) return found(name, 'misfit', ...new Set(lines));
  if (heard.length === 0 && !isPrivate)
    return found(name, 'failed', `${channel} was silent for ${listenMs / 1000} seconds`);
  return found(name, 'fits');
}

function eventName(event: unknown): string {
  return typeof event === 'object' && event !== null && 'event' in event ? String(event.event) : 'without a name';
}

async function ask<Reply>({ api, token }: Backend, call: Call, body: object): Promise<Reply | undefined> {
  const reply = await fetch(`${api}${callUrl(call)}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!reply?.ok) return undefined;
  const data: unknown = await reply.json().catch(() => undefined);
  return misfitsOf(call.reply, data).length === 0 ? (data as Reply) : undefined;
}
