import type { betsSummaryWire } from '@slipstream/contract/entities/bets/bets-summary';
import { isCalledOff, stakeInPlay } from '@slipstream/betting/summary/bet-sum';
import { minor } from '@slipstream/units/minor';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { BookTables } from '../../database/book-tables.ts';
import type { Database } from '../../database/open-database.ts';
import type { BetCourse } from './bet-record.ts';

export interface SummaryTerms {
  readonly currency: string;
  /** Days of the player's calendar, both included. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

const dayMs = 86_400_000;
const daysMax = 400;

/** Null for a time zone nobody keeps, or a period longer than a summary can show. */
export async function summariseBets(
  database: Database,
  playerId: string,
  { currency, from, to, timeZone }: SummaryTerms,
): Promise<z.input<typeof betsSummaryWire> | null> {
  const dayOf = calendarOf(timeZone);
  const fromMs = Date.parse(from);
  const toMs = Date.parse(to);
  if (dayOf === null || toMs < fromMs || toMs - fromMs >= daysMax * dayMs) return null;
  // No zone is a whole day away from UTC; what falls outside the player's days is left out below.
  const rows = await database
    .selectFrom('bet')
    .select(['created_ms', 'status', 'stake', 'stake_left', 'paid', 'course'])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('status', '!=', 'rejected')
    .where('created_ms', '>=', fromMs - dayMs)
    .where('created_ms', '<', toMs + 2 * dayMs)
    .execute();
  const days = new Map<string, { staked: number; returned: number }>();
  let count = 0;
  let open = 0;
  for (const row of rows) {
    const date = dayOf(row.created_ms);
    const staked = stakedBy(row);
    if (date < from || date > to || (staked === 0 && row.stake_left === 0)) continue;
    const day = days.get(date) ?? { staked: 0, returned: 0 };
    day.staked += staked;
    day.returned += row.paid ?? 0;
    days.set(date, day);
    count += 1;
    open += row.stake_left;
  }
  const totals = [...days.values()];
  return {
    currency,
    bets_count: count,
    staked: minor(totals.reduce((sum, { staked }) => sum + staked, 0)),
    returned: minor(totals.reduce((sum, { returned }) => sum + returned, 0)),
    open_stake: minor(open),
    days: [...days]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, { staked, returned }]) => ({
        date,
        staked: minor(staked),
        returned: minor(returned),
        profit: minor(returned - staked),
      })),
  };
}

type SummaryRow = Pick<Selectable<BookTables['bet']>, 'status' | 'stake' | 'stake_left' | 'course'>;

/** What is over of a stake. Of a bet that was called off only the parts that were sold before: the rest came back. */
function stakedBy({ status, stake, stake_left: left, course }: SummaryRow): number {
  if (!isCalledOff(status)) return stake - left;
  return (
    stake - stakeInPlay({ stake: { value: minor(stake) }, cashout: JSON.parse(course) as Pick<BetCourse, 'parts'> })
  );
}

function calendarOf(timeZone: string): ((ms: number) => string) | null {
  try {
    // Swedish writes dates the way ISO does.
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    return (ms) => format.format(ms);
  } catch {
    return null;
  }
}
