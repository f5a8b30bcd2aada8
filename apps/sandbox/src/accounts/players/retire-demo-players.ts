import type { Database } from '../../database/open-database.ts';
import { demoPlayers, noPasswordHash } from './demo-players.data.ts';
import { demoId } from './seed-demo-players.ts';

/**
 * A book that was a demo's once may be opened by a sandbox that is none: then nobody gets in with the password everybody
 * knows, nobody is in already, and no secret of a mail is left lying about. Money and bets stay.
 */
export async function retireDemoPlayers(database: Database): Promise<void> {
  const ids = demoPlayers.map(({ key }) => demoId(key));
  await database.updateTable('player').set({ password_hash: noPasswordHash }).where('id', 'in', ids).execute();
  await database.deleteFrom('session').where('player_id', 'in', ids).execute();
  await database.deleteFrom('mail_token').where('player_id', 'in', ids).execute();
  await database.deleteFrom('outbox').execute();
}
