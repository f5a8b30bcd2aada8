import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, oneOf, ofPlayer, required, zero } from './columns.ts';

/** Keys of players' devices, and the questions that are still to be answered with them. Both hold no secret. */
export const passkeys: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('passkey')
      .addColumn('id', 'text', key)
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('rp_id', 'text', required)
      .addColumn('public_key', 'text', required)
      .addColumn('algorithm', 'integer', required)
      .addColumn('sign_count', 'bigint', zero)
      .addColumn('created_ms', 'bigint', required)
      .addColumn('used_ms', 'bigint')
      .execute();
    await database.schema.createIndex('passkey_by_player').on('passkey').column('player_id').execute();
    await database.schema
      .createTable('passkey_challenge')
      .addColumn('challenge_hash', 'text', key)
      .addColumn('purpose', 'text', required)
      .addColumn('player_id', 'text')
      .addColumn('expires_ms', 'bigint', required)
      .addCheckConstraint('passkey_challenge_purpose', oneOf('purpose', ['create', 'get']))
      .execute();
    await database.schema
      .createIndex('passkey_challenge_by_time')
      .on('passkey_challenge')
      .column('expires_ms')
      .execute();
  },
};
