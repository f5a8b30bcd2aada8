import { randomUUID } from 'node:crypto';
import type { Call } from '@slipstream/contract/http/call';
import type { PlayerId } from '@slipstream/units/ids';
import type * as z from 'zod/mini';
import { openSession } from '../accounts/sessions/sessions.ts';
import { demoId } from '../accounts/players/seed-demo-players.ts';
import type { Sent, TestSandbox } from './running-sandbox.ts';

/** A signed-in player at the end of the line. */
export interface TestPlayer {
  readonly id: PlayerId;
  readonly token: string;
  call<C extends Call>(call: C, sent?: Sent): Promise<z.output<C['reply']>>;
  refused(call: Call, sent?: Sent): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** A demo player with a session of its own. It is created without signing in, because hashing a password is slow. */
export async function asDemo(sandbox: TestSandbox, key: string): Promise<TestPlayer> {
  const id = demoId(key) as PlayerId;
  const terms = { playerId: id, loginId: randomUUID(), kind: 'bearer', deviceId: null, lifeMsMax: null } as const;
  const { token } = await openSession(sandbox.core.database, { ...terms, nowMs: sandbox.nowMs() });
  return withToken(sandbox, id, token);
}

export function withToken(sandbox: TestSandbox, id: PlayerId, token: string): TestPlayer {
  const signed = (sent: Sent = {}): Sent => ({
    ...sent,
    headers: { Authorization: `Bearer ${token}`, ...sent.headers },
  });
  return {
    id,
    token,
    call: (call, sent) => sandbox.call(call, signed(sent)),
    refused: (call, sent) => sandbox.refused(call, signed(sent)),
  };
}
