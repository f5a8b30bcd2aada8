import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../database/open-database.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { createPlayer } from '../../players/create-player.ts';
import { demoPasswordHash } from '../../players/demo-players.data.ts';
import { openSession } from '../../players/sessions.ts';
import { chaosMoney } from './verify-book.ts';

/** Players with money and a session each, put in before anything runs. */
export async function enrol(place: string, count: number): Promise<readonly { id: string; token: string }[]> {
  const database = await openDatabase(place);
  const ledger = createLedger(database, () => undefined);
  const ids = Array.from({ length: count }, (_, at) => `chaos-${at}`);
  await ledger.write(async (entry) => {
    for (const id of ids) await createPlayer(entry, { row: rowOf(id), money: { EUR: chaosMoney }, atMs: 1 });
  });
  const tokens: { id: string; token: string }[] = [];
  for (const id of ids) {
    const terms = { playerId: id, loginId: randomUUID(), kind: 'bearer', deviceId: null, lifeMsMax: null } as const;
    const { token } = await openSession(database, { ...terms, nowMs: Date.now() });
    tokens.push({ id, token });
  }
  await database.destroy();
  return tokens;
}

function rowOf(id: string) {
  return {
    id,
    email: `${id}@slipstream.example`,
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
    fields: '{}',
    verified: 1 as const,
    comp_points: 0,
    created_ms: 1,
    failed_count: 0,
    locked_ms: null,
  };
}
