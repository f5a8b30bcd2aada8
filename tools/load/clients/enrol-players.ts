import { createPlayer } from '../../../apps/sandbox/src/accounts/players/create-player.ts';
import { demoPassword } from '../../../apps/sandbox/src/accounts/players/demo-players.data.ts';
import { demoEmail } from '../../../apps/sandbox/src/accounts/players/seed-demo-players.ts';
import { rowOf } from '../../../apps/sandbox/src/bets/chaos/enrol.ts';
import { openDatabase } from '../../../apps/sandbox/src/database/open-database.ts';
import { createLedger } from '../../../apps/sandbox/src/ledger/ledger.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

const money = { EUR: 100_000_000 };

/** Puts players with money into a database. Their names carry the run, so that one database can have several. */
export async function enrolPlayers(place: string, run: string, count: number): Promise<readonly Credentials[]> {
  const database = await openDatabase(place);
  const ledger = createLedger(database, () => undefined);
  const ids = Array.from({ length: count }, (_, at) => `load-${run}-${at}`);
  await ledger.write(async (entry) => {
    for (const id of ids) await createPlayer(entry, { row: rowOf(id), money, atMs: 1 });
  });
  await database.destroy();
  return ids.map((id) => ({ login: demoEmail(id), password: demoPassword }));
}

/** Players that every demo has: those with money and without limits. */
export function demoCredentials(): readonly Credentials[] {
  return ['rich', 'vip', 'ordinary'].map((key) => ({ login: demoEmail(key), password: demoPassword }));
}
