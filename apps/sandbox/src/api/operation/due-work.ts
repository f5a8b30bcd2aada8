import { sql } from 'kysely';
import type { Core } from '../../core/core.ts';

export const noWork = { decisions: 0, settlements: 0, deposits: 0 };

/** What is due and not done yet. Each count is by an index, of rows that are few while all is well. */
export async function dueWork({ database, realNow }: Core): Promise<typeof noWork> {
  const count = sql<number | string>`count(*)`.as('waiting');
  const [decisions, settlements, deposits] = await Promise.all([
    database.selectFrom('bet').select(count).where('due_ms', '<=', realNow()).executeTakeFirst(),
    database.selectFrom('bet').select(count).where('to_check', '=', 1).executeTakeFirst(),
    database
      .selectFrom('deposit')
      .select(count)
      .where('status', '=', 'pending')
      .where('due_ms', '<=', realNow())
      .executeTakeFirst(),
  ]);
  return {
    decisions: Number(decisions?.waiting ?? 0),
    settlements: Number(settlements?.waiting ?? 0),
    deposits: Number(deposits?.waiting ?? 0),
  };
}
