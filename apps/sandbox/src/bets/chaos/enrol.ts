import { randomUUID } from 'node:crypto';
import { changeBonus } from '../../bonuses/bonus-store.ts';
import { issueBonus } from '../../bonuses/issue.ts';
import { offerOf } from '../../bonuses/offers.data.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { createPlayer } from '../../accounts/players/create-player.ts';
import { demoPasswordHash } from '../../accounts/players/demo-players.data.ts';
import { demoEmail } from '../../accounts/players/seed-demo-players.ts';
import { openSession } from '../../accounts/sessions/sessions.ts';
import { chaosMoney } from './verify-book.ts';

interface Enrolled {
  readonly id: string;
  readonly token: string;
  /** A freebet that is active: everybody wants to use theirs again and again. */
  readonly freebet: string;
}

/** Players with money, a freebet and a session each, put in before anything runs. */
export async function enrol(place: string, count: number): Promise<readonly Enrolled[]> {
  const database = await openDatabase(place);
  const ledger = createLedger(database, () => undefined);
  const ids = Array.from({ length: count }, (_, at) => `chaos-${at}`);
  const freebets = await ledger.write(async (entry) => {
    const given = new Map<string, string>();
    for (const id of ids) {
      await createPlayer(entry, { row: rowOf(id), money: { EUR: chaosMoney }, atMs: 1 });
      const offer = offerOf('code-freebet');
      const row = await issueBonus(entry.transaction, { offer, playerId: id, key: `chaos:${id}`, atMs: Date.now() });
      if (row === null) throw new Error('there is no freebet');
      await changeBonus(entry.transaction, row, { status: 'active' });
      given.set(id, row.id);
    }
    return given;
  });
  const tokens: Enrolled[] = [];
  for (const id of ids) {
    const terms = { playerId: id, loginId: randomUUID(), kind: 'bearer', deviceId: null, lifeMsMax: null } as const;
    const { token } = await openSession(database, { ...terms, nowMs: Date.now() });
    tokens.push({ id, token, freebet: freebets.get(id) ?? '' });
  }
  await database.destroy();
  return tokens;
}

/** An adult without limits whose login is their id, with the password of demo players. */
export function rowOf(id: string) {
  return {
    id,
    email: demoEmail(id),
    email_confirmed: 1 as const,
    auth_phone: null,
    password_hash: demoPasswordHash,
    name: null,
    language: 'en',
    currency: 'EUR',
    country: 'DE',
    statuses: '[]',
    groups: '[]',
    br_pve: null,
    br_municipality: null,
    fields: '{"date_of_birth":"1990-01-01"}',
    verified: 1 as const,
    comp_points: 0,
    created_ms: 1,
    failed_count: 0,
    locked_ms: null,
  };
}
