import { minor } from '@slipstream/units/minor';
import type { Kysely, Selectable } from 'kysely';
import { levelOwner } from '../bonuses/jackpots.ts';
import type { PrizeOut } from '../bonuses/offer.ts';
import type { Tables } from '../database/tables.ts';
import { stakeOf } from '../launch/place-play.ts';
import { endOf } from '../launch/settle-plays.ts';
import { cashOf, heldBy, houseCash, outside } from '../ledger/purse.ts';
import type { Expected } from './expected.ts';

type PaidTable = 'deposit' | 'bonus_box' | 'jackpot_hit' | 'game_play';

/** A kind of row that moves money: how its rows are read, and what each must have moved. */
interface Source<Table extends PaidTable> {
  readonly table: Table;
  expected(row: Selectable<Tables[Table]>): readonly Expected[];
}

const deposits: Source<'deposit'> = {
  table: 'deposit',
  expected: ({ id, status, player_id: playerId, currency, amount }) => {
    const transfers = [{ from: outside(currency), to: cashOf(playerId, currency), amount: minor(amount) }];
    return status === 'done' ? [{ key: id, kind: 'deposit', reference: null, transfers }] : [];
  },
};

const boxes: Source<'bonus_box'> = {
  table: 'bonus_box',
  expected: ({ id, opened_ms: openedMs, player_id: playerId, prize: json }) => {
    const prize = JSON.parse(json) as PrizeOut['prize'];
    if (openedMs === null || prize.kind !== 'money') return [];
    const { currency, amount } = prize;
    const transfers = [{ from: houseCash(currency), to: cashOf(playerId, currency), amount: minor(amount) }];
    return [{ key: `box:${id}`, kind: 'bonus', reference: null, transfers }];
  },
};

const hits: Source<'jackpot_hit'> = {
  table: 'jackpot_hit',
  expected: ({ id, status, jackpot, level, player_id: playerId, currency, amount, bet_id: reference }) => {
    const from = heldBy(levelOwner(jackpot, level), currency);
    const transfers = [{ from, to: cashOf(playerId, currency), amount: minor(amount) }];
    return status === 'paid' ? [{ key: `jackpot-pay:${id}`, kind: 'jackpot', reference, transfers }] : [];
  },
};

const plays: Source<'game_play'> = {
  table: 'game_play',
  expected: (play) => [stakeOf(play)],
};

const playEnds: Source<'game_play'> = {
  table: 'game_play',
  expected: (play) => (play.status === 'open' ? [] : [endOf(play)]),
};

/** What a posting's id begins with, for each kind of row; a deposit's is the deposit's own id. */
export const sources = [
  { prefix: '', read: readerOf(deposits) },
  { prefix: 'box:', read: readerOf(boxes) },
  { prefix: 'jackpot-pay:', read: readerOf(hits) },
  { prefix: 'game:', read: readerOf(plays) },
  { prefix: 'game-end:', read: readerOf(playEnds) },
] as const;

export interface PaymentReader {
  page(read: Kysely<Tables>, after: string, limit: number): Promise<readonly PaymentRow[]>;
  byId(read: Kysely<Tables>, ids: readonly string[]): Promise<readonly PaymentRow[]>;
}

interface PaymentRow {
  readonly id: string;
  readonly expected: readonly Expected[];
}

function readerOf<Table extends PaidTable>(source: Source<Table>): PaymentReader {
  const known = (rows: readonly { readonly id: string }[]) =>
    rows.map((row) => ({ id: row.id, expected: source.expected(row as Selectable<Tables[Table]>) }));
  const all = (read: Kysely<Tables>) => read.selectFrom(source.table as 'deposit').selectAll();
  return {
    page: async (read, after, limit) =>
      known(await all(read).where('id', '>', after).orderBy('id').limit(limit).execute()),
    byId: async (read, ids) => (ids.length === 0 ? [] : known(await all(read).where('id', 'in', ids).execute())),
  };
}
