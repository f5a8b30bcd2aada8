import type { Migration } from 'kysely/migration';

/** Keys of requests go when they are old, so they are found by their time. */
export const oldRequestKeys: Migration = {
  async up(database) {
    await database.schema.createIndex('request_key_by_time').on('request_key').column('at_ms').execute();
  },
};
