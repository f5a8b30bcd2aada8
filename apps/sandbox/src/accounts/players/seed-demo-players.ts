import type { Database } from '../../database/open-database.ts';
import type { Entry, Ledger } from '../../ledger/ledger.ts';
import { createPlayer } from './create-player.ts';
import { demoPasswordHash, demoPlayers, noPasswordHash, type DemoPlayer } from './demo-players.data.ts';

export const demoId = (key: string) => `demo-${key}`;
export const demoEmail = (key: string) => `${key}@slipstream.example`;

/** Puts in the demo players that are missing. One that is there stays as it is, whatever it has won or lost. */
export async function seedDemoPlayers(database: Database, ledger: Ledger, atMs: number): Promise<void> {
  const ids = demoPlayers.map(({ key }) => demoId(key));
  await database
    .updateTable('player')
    .set({ password_hash: demoPasswordHash })
    .where('id', 'in', ids)
    .where('password_hash', '=', noPasswordHash)
    .execute();
  const there = await database.selectFrom('player').select('id').where('id', 'in', ids).execute();
  const known = new Set(there.map(({ id }) => id));
  const missing = demoPlayers.filter(({ key }) => !known.has(demoId(key)));
  if (missing.length === 0) return;
  await ledger.write(async (entry) => {
    for (const demo of missing) await seed(entry, demo, atMs);
  });
}

async function seed(entry: Entry, demo: DemoPlayer, atMs: number): Promise<void> {
  const id = demoId(demo.key);
  const made = await createPlayer(entry, { row: rowOf(demo, atMs), money: demo.money, atMs });
  if (!made) return;
  const phone = { country: demo.country, verified_status: 'verified' as const, sent_ms: atMs };
  if (demo.phone !== null) {
    const counts = { code_tries: 0, sent_count: 0, code_hash: null };
    await entry.transaction
      .insertInto('phone')
      .values({ player_id: id, number: demo.phone, ...phone, ...counts })
      .execute();
  }
  for (const limit of demo.limits) {
    const terms = { amount: limit.amount ?? null, currency: limit.currency ?? null, seconds: limit.seconds ?? null };
    const times = { created_ms: atMs, active_from_ms: atMs, active_until_ms: null };
    await entry.transaction
      .insertInto('user_limit')
      .values({
        id: `${id}-${limit.type}`,
        player_id: id,
        type: limit.type,
        period: limit.period ?? null,
        confirmed: 1,
        ending: 0,
        ...terms,
        ...times,
      })
      .execute();
  }
}

function rowOf(demo: DemoPlayer, atMs: number) {
  const { key, name, country, language, phone, brRegulator } = demo;
  return {
    id: demoId(key),
    email: demoEmail(key),
    email_confirmed: 1 as const,
    auth_phone: phone,
    password_hash: demoPasswordHash,
    name,
    language,
    country,
    currency: Object.keys(demo.money)[0] ?? 'EUR',
    statuses: JSON.stringify(demo.statuses),
    groups: JSON.stringify(demo.groups),
    br_pve: brRegulator === null ? null : brRegulator.pve ? (1 as const) : (0 as const),
    br_municipality: brRegulator?.municipality ?? null,
    fields: JSON.stringify({ date_of_birth: '1990-01-01' }),
    verified: 1 as const,
    comp_points: demo.compPoints,
    created_ms: atMs,
    failed_count: 0,
    locked_ms: null,
  };
}
