import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Rows that refer to what is not there, and names that do not say what they name; each statement answers lines. */
const statements = [
  sql<Line>`select 'transfer ' || posting_id || ' ' || position || ' belongs to no posting' as line from transfer
    where not exists (select 1 from posting where posting.id = transfer.posting_id)`,
  sql<Line>`select 'transfer ' || posting_id || ' ' || position || ' goes from or to a purse that is not there' as line
    from transfer where not exists (select 1 from purse where purse.id = transfer.from_purse)
      or not exists (select 1 from purse where purse.id = transfer.to_purse)`,
  sql<Line>`select 'purse ' || id || ' is named wrongly: it is of ' || owner || '/' || kind || '/' || currency as line
    from purse where id <> owner || '/' || kind || '/' || currency`,
  sql<Line>`select 'purse ' || id || ' belongs to no player' as line from purse
    where kind = 'cash' and owner <> 'house' and not exists (select 1 from player where player.id = purse.owner)`,
  sql<Line>`select 'leg ' || bet_id || ' ' || position || ' belongs to no bet' as line from bet_leg
    where not exists (select 1 from bet where bet.id = bet_leg.bet_id)`,
  sql<Line>`select 'bet ' || id || ' belongs to no player' as line from bet
    where not exists (select 1 from player where player.id = bet.player_id)`,
  sql<Line>`select 'bonus ' || bonus_id || ' is in use by bet ' || bet_id || ', which is not there' as line from bonus_use
    where not exists (select 1 from bet where bet.id = bonus_use.bet_id)`,
];

interface Line {
  readonly line: string;
}

export async function auditShape(read: Kysely<Tables>, tell: (problem: string) => void): Promise<void> {
  for (const statement of statements) {
    const { rows } = await statement.execute(read);
    for (const { line } of rows) tell(line);
  }
}
