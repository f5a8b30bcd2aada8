import { randomUUID } from 'node:crypto';

/** Ids that exist, so that the fuzzer gets past "not found". */
export interface RealValues {
  readonly matchIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly tournamentIds: readonly string[];
  readonly betIds: readonly string[];
  readonly shareCodes: readonly string[];
  readonly placement: object;
  readonly bets: readonly object[];
}

interface Listed {
  readonly id: string;
  readonly tournament: { readonly id: string; readonly category: { readonly id: string } };
  readonly main_market: {
    readonly id: string;
    readonly specifier: string;
    readonly outcomes: readonly { readonly id: string; readonly odds: number; readonly active: boolean }[];
  } | null;
}

/** A token of a demo player. */
export async function signIn(origin: string, name: string): Promise<string> {
  const body = { login: `${name}@slipstream.example`, password: 'slipstream' };
  return (await call<{ token: string }>(`${origin}/platform/users/sign_in`, body)).token;
}

/** Reads ids from the sandbox, places a bet and shares it. */
export async function realValues(origin: string, token: string): Promise<RealValues> {
  const coming = await call<{ data: readonly Listed[] }>(`${origin}/v2/matches?match_status=0&limit=40`);
  const live = await call<{ data: readonly Listed[] }>(`${origin}/v2/matches?match_status=1&limit=2`);
  const found = coming.data.filter(({ main_market: market }) => market?.outcomes.some(({ active }) => active));
  const [first] = found.flatMap(pickOf);
  if (first === undefined) throw new Error('The sandbox offers nothing to bet on.');
  const bet = { type: 'single', currency: 'EUR', bonus: null, jackpots: [], selections: [first] };
  const meta = { device_id: randomUUID(), quick: false, type: 'single', locale: 'en', odds_accept_mode: 'any' };
  const placement = { meta, bets: [{ ...bet, stake: 500 }] };
  const placed = await call<{ bets: readonly { id: string }[] }>(`${origin}/v3/bets`, placement, token);
  const shared = await call<{ code: string }>(`${origin}/v3/bets/share-code`, { bets: [bet] });
  const some = [...found.slice(0, 2), ...live.data];
  return {
    matchIds: some.map(({ id }) => id),
    categoryIds: some.map(({ tournament }) => tournament.category.id),
    tournamentIds: some.map(({ tournament }) => tournament.id),
    betIds: placed.bets.map(({ id }) => id),
    shareCodes: [shared.code],
    placement,
    bets: [bet],
  };
}

function pickOf({ id, main_market: market }: Listed): readonly object[] {
  const outcome = market?.outcomes.find(({ active }) => active);
  if (market === null || outcome === undefined) return [];
  const { id: marketId, specifier } = market;
  return [{ match_id: id, market_id: marketId, specifier, outcome_id: outcome.id, odds: outcome.odds }];
}

async function call<Reply>(url: string, body?: object, token?: string): Promise<Reply> {
  const reply = await fetch(url, {
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
