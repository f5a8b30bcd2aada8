import type { Database } from '../../database/open-database.ts';

const keptMs = 15 * 60_000;
const keptMax = 1000;

interface Sent {
  readonly secret: string;
  readonly atMs: number;
}

/**
 * The clear text of secrets in mails and text messages, shown in the outbox of a demo. It is kept in memory only, for 15
 * minutes; the database has hashes (SESSION-10).
 */
const sent = new WeakMap<Database, Map<string, Sent>>();

export function rememberSent(database: Database, id: string, secret: string, nowMs: number): void {
  const known = sent.get(database) ?? new Map<string, Sent>();
  sent.set(database, known);
  forgetOld(known, nowMs);
  known.set(id, { secret, atMs: nowMs });
  if (known.size > keptMax) known.delete(known.keys().next().value ?? '');
}

export function sentSecret(database: Database, id: string, nowMs: number): string | null {
  const known = sent.get(database);
  if (known === undefined) return null;
  forgetOld(known, nowMs);
  return known.get(id)?.secret ?? null;
}

/** They are in the order they were sent in. */
function forgetOld(known: Map<string, Sent>, nowMs: number): void {
  for (const [id, { atMs }] of known) {
    if (nowMs - atMs < keptMs) return;
    known.delete(id);
  }
}
