import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { getBets } from '@slipstream/contract/http/bets/get-bets';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { callUrl, type Call } from '@slipstream/contract/http/call';
import { signIn } from '@slipstream/contract/http/session/sign-in';
import { z } from 'zod';
import { ask, type Answer } from '../../soak/request.ts';
import type { Credentials } from './enrol-players.ts';
import type { Measure } from '../figures/measure.ts';
import { addressOf } from './place.ts';
import type { Selection } from './picks.ts';

export interface Player {
  readonly from: string;
  readonly token: string;
}

const refusalSchema = z.object({
  code: z.union([z.string(), z.number()]),
  reason: z.string().nullish(),
  errors_by_bet: z.array(z.object({ code: z.union([z.string(), z.number()]) })).default([]),
});

export async function signInPlayers(api: string, all: readonly Credentials[]): Promise<readonly Player[]> {
  const players: Player[] = [];
  // One after the other: the queue of those whose passwords are checked is short.
  for (const [number, body] of all.entries()) {
    const from = addressOf('player', number);
    const { status, text } = await ask({ url: `${api}${callUrl(signIn)}`, from, method: 'POST', body, keepText: true });
    if (status !== 200) throw new Error(`${body.login} could not sign in: ${status} ${text.slice(0, 200)}`);
    players.push({ from, token: signIn.reply.parse(JSON.parse(text)).token });
  }
  return players;
}

interface Placement {
  readonly selection: Selection;
  readonly stake: number;
  readonly key: string;
  readonly deviceId: string;
}

/** Answers the ids of the bets that were accepted. */
export async function place(
  api: string,
  player: Player,
  { selection, stake, key, deviceId }: Placement,
  measure: Measure,
): Promise<readonly string[]> {
  const bet = { type: 'single', currency: 'EUR', stake, bonus: null, jackpots: [], selections: [selection] };
  const meta = { device_id: deviceId, quick: false, type: 'single', locale: 'en', odds_accept_mode: 'any' };
  const answer = await send(api, player, placeBets, { key, body: { meta, bets: [bet] }, measure });
  if (answer.status !== 200) return [];
  return placeBets.reply.parse(JSON.parse(answer.text)).bets.map(({ id }) => id);
}

/** Opens my bets and takes the offer of one; false when nothing is offered. */
export async function cashOutOne(
  api: string,
  player: Player,
  { key, choose }: { readonly key: string; readonly choose: (count: number) => number },
  measures: { readonly calls: Measure; readonly cashouts: Measure },
): Promise<boolean> {
  const query = { status: ['waiting_results'], limit: 20 };
  const listed = await send(api, player, getBets, { query, measure: measures.calls });
  if (listed.status !== 200) return false;
  const offered = getBets.reply
    .parse(JSON.parse(listed.text))
    .bets.flatMap(({ id, cashout: { offer } }) => (offer === null ? [] : [{ id, offer }]));
  const chosen = offered[choose(offered.length)];
  if (chosen === undefined) return false;
  const { id, offer } = chosen;
  const body = { bet_id: id, offer_id: offer.id, to_cashout: offer.amount, stake_part: null };
  await send(api, player, cashOut, { key, body, measure: measures.cashouts });
  return true;
}

interface Sent {
  readonly query?: object;
  readonly body?: object;
  readonly key?: string;
  readonly measure: Measure;
}

async function send(
  api: string,
  { from, token }: Player,
  call: Call,
  { query = {}, body, key, measure }: Sent,
): Promise<Answer> {
  const beganMs = performance.now();
  const answer = await ask({
    url: `${api}${callUrl(call, { query })}`,
    from,
    method: call.method === 'POST' ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
    keepText: true,
    ...(body === undefined ? {} : { body }),
  });
  const { outcome, failed } = outcomeOf(answer);
  measure.record(outcome, performance.now() - beganMs, failed);
  return answer;
}

/** A refusal with a code of the book is an answer; everything else that is not 200 has failed. */
export function outcomeOf({ status, trouble, text }: Answer): { readonly outcome: string; readonly failed: boolean } {
  if (status === 200) return { outcome: 'ok', failed: false };
  if (status !== 400 && status !== 403 && status !== 409) return { outcome: trouble ?? String(status), failed: true };
  const refusal = refusalSchema.safeParse(JSON.parse(text)).data;
  if (refusal === undefined) return { outcome: String(status), failed: true };
  return { outcome: String(refusal.reason ?? refusal.errors_by_bet[0]?.code ?? refusal.code), failed: false };
}
