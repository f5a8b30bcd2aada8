import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { cashoutWire } from '@slipstream/contract/entities/bets/cashout';
import type { ClientForm } from '@slipstream/contract/client-form';
import type { Random } from '@slipstream/simulation/random';
import type * as z from 'zod/mini';
import type { BetBody, PickBody } from '../testing/bettor.ts';
import { cashoutOrder } from '../testing/cashout-order.ts';

type BetView = Pick<Bet, 'id' | 'status' | 'version'> & {
  readonly to_cashout: number | null;
  readonly cashout: z.output<typeof cashoutWire>;
  readonly win_amount: number | null;
  readonly stake: ClientForm<{ value: number }>;
  readonly selections: readonly { readonly status: string }[];
};

interface Placed {
  readonly bets: readonly BetView[];
}

interface Listed extends Placed {
  readonly pagination: { readonly last_page: number; readonly total: number };
}

interface Asked {
  readonly kind: 'place' | 'cashout';
  readonly body: object;
}

/** A player's browser in a storm: it bets, cashes out, loses answers, and asks again until it knows. */
export interface ChaosClient {
  readonly playerId: string;
  /** One thing a player does; never throws, whatever the network does. */
  act(): Promise<void>;
  /** Asks about everything whose answer was lost, until all is known. */
  reconcile(): Promise<void>;
  /** Every bet the server has told this client of, by its own word. */
  known(): ReadonlySet<string>;
  /** The same, as each was when it was last told of. */
  told(): ReadonlyMap<string, BetView>;
  /** How many bets are not over. */
  openCount(): Promise<number>;
  /** All bets, as the server lists them now. */
  list(): Promise<readonly BetView[]>;
}

interface Ground {
  readonly origin: () => string;
  readonly token: string;
  readonly freebet: string;
  readonly playerId: string;
  readonly random: Random;
  readonly picks: () => readonly PickBody[];
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Told of every answer by its status, and of every request that got none, unless the client itself gave up. */
  readonly onAnswer?: (status: number | null) => void;
}

/** How long a client waits for an answer, at the most impatient. */
const patienceMs = 40;

const notOver = 'submitted,waiting_results,ready_to_process,cashout_in_progress';
/** Whoever has lost so many answers asks about one before anything else. */
const openMax = 3;

export function createChaosClient(ground: Ground): ChaosClient {
  const { playerId, freebet, random, picks } = ground;
  const bets = new Map<string, BetView>();
  /** Keys whose answer was lost, with what was asked under them. */
  const open = new Map<string, Asked>();

  const call = caller(ground);
  const see = (seen: readonly BetView[]) => {
    for (const bet of seen) bets.set(bet.id, bet);
  };
  const send = async (kind: Asked['kind'], key: string, body: object, hasty: boolean): Promise<number> => {
    const path = kind === 'place' ? '/v3/bets' : '/v3/bets/cashout';
    const { status, body: answer } = await call('POST', path, { key, body, hasty });
    if (status === 429) return status;
    open.delete(key);
    if (status === 200) see(kind === 'place' ? (answer as Placed).bets : [(answer as { bet: BetView }).bet]);
    return status;
  };
  const ask = async (kind: Asked['kind'], body: object): Promise<void> => {
    const key = randomUUID();
    open.set(key, { kind, body });
    await send(kind, key, body, random.next() < 0.25);
  };
  /** Asks what became of a lost request, or sends it again under its key: that answers the same, or does it now. */
  const clearUp = async (key: string, { kind, body }: Asked): Promise<void> => {
    if (kind === 'place' && random.next() < 0.5) {
      const { status, body: answer } = await call('POST', `/v3/bets/placements/${key}/reconcile`, { body: {} });
      if (status !== 200) throw new Error(`reconcile answered ${status}`);
      see((answer as Partial<Placed>).bets ?? []);
      open.delete(key);
    } else {
      while ((await send(kind, key, body, false)) === 429) await wait(200);
    }
  };
  const cashOutOne = async (): Promise<void> => {
    const { body } = await call('GET', '/v3/bets?status=waiting_results&limit=5');
    const offered = (body as Placed).bets.find((bet) => bet.to_cashout !== null);
    if (offered === undefined) return;
    const part = random.next() < 0.4 ? Math.ceil(offered.stake.value / 2) : null;
    await ask('cashout', cashoutOrder(offered, { part }).body);
  };
  return {
    playerId,
    act: async () => {
      const [lost] = open;
      try {
        if (lost !== undefined && open.size >= openMax) await clearUp(...lost);
        else if (random.next() < 0.75) await ask('place', placement(random, picks(), freebet));
        else await cashOutOne();
      } catch {
        await wait(50 + random.below(100));
      }
    },
    reconcile: async () => {
      for (const lost of open) await clearUp(...lost);
      if (open.size > 0) throw new Error('some answers are still not known');
    },
    known: () => new Set(bets.keys()),
    told: () => bets,
    openCount: async () => {
      const { body } = await call('GET', `/v3/bets?limit=1&status=${notOver}`);
      return (body as Listed).pagination.total;
    },
    list: () => listAll(call),
  };
}

async function listAll(call: ReturnType<typeof caller>): Promise<readonly BetView[]> {
  const listed: BetView[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await call('GET', `/v3/bets?page=${page}&limit=500`);
    listed.push(...(body as Listed).bets);
    last = (body as Listed).pagination.last_page;
  }
  return listed;
}

interface CallOptions {
  readonly key?: string;
  readonly body?: object;
  /** A time limit that most replies exceed. */
  readonly hasty?: boolean;
}

function caller({ origin, token, random, headers, onAnswer = () => {} }: Ground) {
  return async (method: string, path: string, { key, body, hasty }: CallOptions = {}) => {
    const sent = fetch(`${origin()}${path}`, {
      method,
      headers: {
        ...headers,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(hasty === true ? { signal: AbortSignal.timeout(1 + random.below(patienceMs)) } : {}),
    });
    const reply = await sent.catch((error: unknown) => {
      if (hasty !== true) onAnswer(null);
      throw error;
    });
    onAnswer(reply.status);
    // A server that breaks may have broken after the money moved, so that is no answer either.
    if (reply.status >= 500) throw new Error(`answered ${reply.status}`);
    const answer: unknown = await reply.json();
    return { status: reply.status, body: answer };
  };
}

/** Every bet joins the jackpot, and some want the one freebet the player has. */
const jackpots = ['city-lights'];
const freebetAmount = 1000;

function placement(random: Random, picks: readonly PickBody[], freebet: string): object {
  const stake = () => 50 + random.below(500);
  const pick = (): PickBody => {
    const chosen = picks[random.below(picks.length)];
    if (chosen === undefined) throw new Error('there is nothing to bet on');
    return chosen;
  };
  const bet = (selections: readonly PickBody[], type: 'single' | 'combo'): BetBody => {
    return { type, currency: 'EUR', stake: stake(), bonus: null, jackpots, selections: [...selections] };
  };
  const free = (): BetBody => ({
    ...bet([pick()], 'single'),
    stake: freebetAmount,
    bonus: { id: freebet, type: 'freebet', odds: null },
  });
  const isCombo = random.next() < 0.3;
  const bets = isCombo
    ? [bet([pick(), pick()], 'combo')]
    : Array.from({ length: 1 + random.below(3) }, () => (random.next() < 0.2 ? free() : bet([pick()], 'single')));
  const type = isCombo ? 'combo' : 'single';
  return { meta: { device_id: randomUUID(), quick: false, type, locale: 'en', odds_accept_mode: 'any' }, bets };
}
