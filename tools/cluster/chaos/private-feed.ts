import { setTimeout as wait } from 'node:timers/promises';
import { readWire, type Reading } from '@slipstream/contract/client-form';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { callUrl, type Call } from '@slipstream/contract/http/call';
import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { channelOf } from '@slipstream/contract/live/channels';
import { playerEventWire } from '@slipstream/contract/live/player-events';
import type { PlayerId } from '@slipstream/units/ids';
import type { ChaosClient } from '../../../apps/sandbox/src/bets/chaos/chaos-client.ts';
import { connectClient } from '../../../packages/realtime/src/testing/client.ts';
import { countConnections, follow, type Listening } from '../listeners.ts';
import type { Entry } from '../plan-cluster.ts';

interface ToldBet {
  readonly status: string;
  readonly paid: number | null;
  readonly version: number;
}

/** What a page of a player knows by its private channel alone. */
export interface PrivateFeed {
  readonly bets: ReadonlyMap<string, ToldBet>;
  balance(): { readonly amount: number; readonly version: number } | null;
  stop(): void;
}

interface Terms {
  readonly entry: Entry;
  readonly token: string;
  readonly client: ChaosClient;
  readonly headers: Readonly<Record<string, string>>;
  readonly figures: Listening;
}

const againMs = 500;

/** Follows a player's channel as a page does: what cannot be recovered is loaded anew. */
export async function followPrivately({ entry, token, client, headers, figures }: Terms): Promise<PrivateFeed> {
  const bets = new Map<string, ToldBet>();
  let balance: { readonly amount: number; readonly version: number } | null = null;
  const ask = async (call: Call, body?: object): Promise<unknown> => {
    const reply = await fetch(`${entry.api}${callUrl(call, {})}`, {
      method: call.method,
      headers: { ...headers, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${call.id} answered ${reply.status}`);
    return reply.json();
  };
  const see = (id: string, bet: ToldBet) => {
    if (bet.version >= (bets.get(id)?.version ?? 0)) bets.set(id, bet);
  };
  const seeBalance = (next: { readonly amount: number; readonly version: number }) => {
    if (next.version >= (balance?.version ?? 0)) balance = next;
  };
  const load = async (): Promise<void> => {
    for (const { id, status, version, win_amount: paid } of await client.list()) see(id, { status, version, paid });
    const { data } = valueOf(readWire(getAccounts.reply, await ask(getAccounts)));
    const own = data.find(({ currency }) => currency === 'EUR');
    if (own !== undefined) seeBalance(own.balance);
  };
  const loadUntilDone = async (): Promise<void> => {
    while (
      !(await load().then(
        () => true,
        () => false,
      ))
    )
      await wait(againMs);
  };
  const channel = channelOf({ kind: 'player', playerId: client.playerId as PlayerId });
  const connection = connectClient(entry.realtime, {
    minReconnectDelay: 100,
    maxReconnectDelay: 1000,
    getToken: async () => valueOf(readWire(createWebsocketToken.reply, await ask(createWebsocketToken, {}))).token,
  });
  countConnections(connection, figures);
  const subscription = connection.newSubscription(channel, {
    getToken: async () => {
      const answer = await ask(authorizeChannels, { channels: [channel] });
      return valueOf(readWire(authorizeChannels.reply, answer)).channels[0]?.token ?? '';
    },
  });
  let wasOpen = false;
  await follow(subscription, figures, {
    onOpen: (recovered) => {
      if (wasOpen && !recovered) void loadUntilDone();
      wasOpen = true;
    },
    onMessage: (data) => {
      const event = valueOf(readWire(playerEventWire, data));
      if (event.event === 'bet_changed') {
        const { id, status, winAmount: paid, version } = event.bet;
        see(id, { status, paid, version });
      } else if (event.event === 'balance_changed') seeBalance(event.balance);
    },
  });
  return { bets, balance: () => balance, stop: () => connection.disconnect() };
}

function valueOf<Value>(reading: Reading<Value>): Value {
  if (reading.kind !== 'read') throw new Error(`something that the contract does not have: ${JSON.stringify(reading)}`);
  return reading.value;
}
