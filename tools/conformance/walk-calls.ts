import { basePath, callUrl, type Call } from '@slipstream/contract/http/call';
import { calls } from '@slipstream/contract/http/calls';
import { misfitsOf } from '@slipstream/contract/misfits';
import { z } from 'zod';
import type { Finding } from './finding.ts';
import { ignored } from './ignored.ts';
import { learn, type Known } from './known.ts';
import { implausible } from './plausible.ts';
import { probes, type Probe, type Sent } from './probes.ts';

export interface Backend {
  readonly api: string;
  readonly token: string | undefined;
  /** How long an answer may take. */
  readonly timeoutMs: number;
}

/** They need a secret out of a mail. */
const byMail: ReadonlySet<string> = new Set(['confirmEmail', 'unlockUser']);

/** No bet without them, but they are not tried: money would move. */
const neededToBet: ReadonlySet<string> = new Set(['placeBets', 'reconcilePlacement']);

/** Makes every call that changes nothing, and compares each answer with the contract (BACKEND-3). */
export async function walkCalls(backend: Backend, known: Known): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const probe of [...probes, ...furtherProbes()]) findings.push(await tryCall(backend, probe, known));
  return [...findings, ...calls.filter((call) => !isTried(call)).map((call) => untried(call))];
}

/** Every other call that reads and needs nothing to be asked with. */
function furtherProbes(): readonly Probe[] {
  const others = calls.filter((call) => call.method === 'GET' && !isProbed(call) && !needsMore(call));
  return others.map((call): Probe => ({ page: 'other', call, isNeeded: false, sent: () => ({}) }));
}

function isProbed({ id }: Call): boolean {
  return probes.some(({ call }) => call.id === id);
}

function isTried(call: Call): boolean {
  return isProbed(call) || (call.method === 'GET' && !needsMore(call));
}

function needsMore(call: Call): boolean {
  return call.path.includes('{') || byMail.has(call.id) || misfitsOf(call.query, {}).length > 0;
}

function untried(call: Call): Finding {
  const reason = call.method === 'GET' ? 'needs something to ask for' : 'changes something';
  return {
    page: 'not tried',
    name: call.id,
    address: `${call.method} ${basePath[call.base]}${call.path}`,
    isNeeded: neededToBet.has(call.id),
    outcome: 'not tried',
    lines: [reason],
  };
}

async function tryCall(backend: Backend, { page, call, isNeeded, sent }: Probe, known: Known): Promise<Finding> {
  const asked = sent(known);
  const address = `${call.method} ${callUrl(call, asked)}`;
  const found = (outcome: Finding['outcome'], ...lines: string[]): Finding => ({
    page,
    name: call.id,
    address: decodeURIComponent(address),
    isNeeded,
    outcome,
    lines,
  });
  if (asked === undefined) return found('not tried', 'no answer before it told what to ask for');
  if (backend.token === undefined && (call.auth === 'player' || page === 'account'))
    return found('not tried', 'needs --token');
  const reply = await request(backend, call, asked);
  if (typeof reply === 'string') return found('failed', reply);
  if (reply.status === 404 || reply.status === 405 || reply.status === 501)
    return found('missing', `answers ${reply.status}`);
  if (reply.status !== 200) return found('failed', `answers ${reply.status}${codeOf(reply.body)}`);
  const misfits = misfitsOf(call.reply, reply.body);
  if (misfits.length === 0) learn(known, call.id, reply.body);
  const lines = [
    ...misfits.map(({ path, reason }) => `${path === '' ? 'the answer' : path} ${reason}`),
    ...implausible(call.id, reply.body),
  ];
  return lines.length === 0
    ? found('fits', ...ignored(call.id, reply.body))
    : found('misfit', ...withoutRepeats(lines));
}

const refusal = z.object({ code: z.string() });

/** Which error it was, for whoever mends it. */
function codeOf(body: unknown): string {
  const { data } = refusal.safeParse(body);
  return data === undefined ? '' : `: ${data.code}`;
}

/** A field that misfits in each item of a list is named once, in the first of them. */
function withoutRepeats(lines: readonly string[]): readonly string[] {
  const places = new Map<string, string[]>();
  for (const line of lines) {
    const place = line.split(' ', 1)[0]?.replaceAll(/\.\d+(?=\.|$)/g, '.*') ?? '';
    places.set(place, [...(places.get(place) ?? []), line]);
  }
  return [...places.values()].map(([first = '', ...rest]) => {
    if (rest.length === 0) return first;
    return `${first} (and ${rest.length} more of this field)`;
  });
}

async function request({ api, token, timeoutMs }: Backend, call: Call, asked: Sent) {
  const { body } = asked;
  try {
    const response = await fetch(`${api}${callUrl(call, asked)}`, {
      method: call.method,
      headers: {
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: call.replyType === undefined ? parsed(text) : text };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `gives no answer: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
