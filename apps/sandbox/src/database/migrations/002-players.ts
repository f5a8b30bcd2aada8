import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { flag, key, oneOf, ofPlayer, required, zero } from './columns.ts';

/** Who plays, how they prove it, and the mails they would get. */
export const players: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createPlayer(database);
    await database.schema
      .createTable('account')
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('currency', 'text', required)
      .addColumn('opened_ms', 'bigint', required)
      .addPrimaryKeyConstraint('account_id', ['player_id', 'currency'])
      .execute();
    await database.schema
      .createTable('phone')
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('number', 'text', required)
      .addColumn('country', 'text', required)
      .addColumn('verified_status', 'text', required)
      .addColumn('code_hash', 'text')
      .addColumn('code_tries', 'integer', zero)
      .addColumn('sent_count', 'integer', zero)
      .addColumn('sent_ms', 'bigint', required)
      .addPrimaryKeyConstraint('phone_id', ['player_id', 'number'])
      .execute();
    await createSecrets(database);
  },
};

async function createPlayer(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('player')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('email_confirmed', 'integer', flag)
    .addColumn('auth_phone', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('name', 'text')
    .addColumn('language', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('country', 'text', required)
    .addColumn('statuses', 'text', required)
    .addColumn('groups', 'text', required)
    .addColumn('br_pve', 'integer')
    .addColumn('br_municipality', 'text')
    .addColumn('fields', 'text', required)
    .addColumn('verified', 'integer', flag)
    .addColumn('comp_points', 'bigint', zero)
    .addColumn('created_ms', 'bigint', required)
    .addColumn('failed_count', 'integer', zero)
    .addColumn('locked_ms', 'bigint')
    .addCheckConstraint('player_can_sign_in', sql`email is not null or auth_phone is not null`)
    .execute();
}

async function createSecrets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('session')
    .addColumn('token_hash', 'text', key)
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('login_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('device_id', 'text')
    .addColumn('created_ms', 'bigint', required)
    .addColumn('expires_ms', 'bigint', required)
    .addCheckConstraint('session_kind', oneOf('kind', ['cookie', 'bearer']))
    .execute();
  await database.schema.createIndex('session_by_player').on('session').column('player_id').execute();
  await database.schema.createIndex('session_by_login').on('session').column('login_id').execute();
  await database.schema
    .createTable('mail_token')
    .addColumn('token_hash', 'text', key)
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('purpose', 'text', required)
    .addColumn('expires_ms', 'bigint', required)
    .addColumn('used', 'integer', flag)
    .addCheckConstraint('mail_token_purpose', oneOf('purpose', ['confirmation', 'unlock', 'password']))
    .execute();
  await database.schema.createIndex('mail_token_by_player').on('mail_token').column('player_id').execute();
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'text', key)
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('kind', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('created_ms', 'bigint', required)
    .execute();
  await database.schema.createIndex('outbox_by_player').on('outbox').columns(['player_id', 'created_ms']).execute();
}
