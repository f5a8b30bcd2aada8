import type { Context } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { Failure, type FailureWord } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import type { PlayerRow } from '../players/player.ts';

/** People write an address as they like; it is one address all the same. A login that begins with a plus is a phone. */
export function normalLogin(login: string): string {
  const trimmed = login.trim();
  return trimmed.startsWith('+') ? trimmed.replaceAll(/[^+\d]/g, '') : trimmed.toLowerCase();
}

export function playerOfLogin(database: Database, login: string): Promise<PlayerRow | undefined> {
  return database
    .selectFrom('player')
    .selectAll()
    .where(login.startsWith('+') ? 'auth_phone' : 'email', '=', login)
    .executeTakeFirst();
}

/** Where a request comes from; behind a proxy the operator trusts, the client's address. */
export function addressOf(context: Context<FrameEnv>): string {
  return context.get('address');
}

/** A refusal that says when to come back. */
export function later(context: Context<FrameEnv>, waitMs: number, code: FailureWord = 'too_many_requests'): Failure {
  sayWhen(context, waitMs);
  return new Failure(429, code);
}

export function sayWhen(context: Context<FrameEnv>, waitMs: number): void {
  context.header('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000))));
}
