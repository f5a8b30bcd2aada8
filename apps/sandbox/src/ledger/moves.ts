import type { Selectable } from 'kysely';
import { marks, type Statement } from '../database/raw-query.ts';
import type { Tables } from '../database/tables.ts';
import type { Posting } from './post.ts';
import { isPlayers, purseId, type Purse } from './purse.ts';

/** What several transfers do to one purse. */
export interface Move {
  readonly id: string;
  readonly purse: Purse;
  total: number;
  /** The lowest the sum was on its way: the purse must hold at least so much. */
  lowest: number;
  count: number;
}

/** Every purse once, whatever goes through it. */
export function movesOf(postings: readonly Posting[]): readonly Move[] {
  const moves = new Map<string, Move>();
  for (const { transfers } of postings) {
    for (const { from, to, amount } of transfers) {
      count(moves, to, amount);
      count(moves, from, 0 - amount);
    }
  }
  return [...moves.values()];
}

function count(moves: Map<string, Move>, purse: Purse, change: number): void {
  const id = purseId(purse);
  const move = moves.get(id) ?? { id, purse, total: 0, lowest: 0, count: 0 };
  move.total += change;
  move.lowest = Math.min(move.lowest, move.total);
  move.count += 1;
  moves.set(id, move);
}

/** Only purses with a stored balance: the house and the world have none. */
export function playersMoves(moves: readonly Move[]): readonly Move[] {
  return moves.filter(({ purse }) => isPlayers(purse));
}

/** The transfers, with what each side held after each of them; `before` is what players' purses held at the start. */
export function transferRows(
  postings: readonly Posting[],
  before: ReadonlyMap<string, number>,
): readonly Selectable<Tables['transfer']>[] {
  const balances = new Map(before);
  const running = (id: string, change: number): number | null => {
    const held = balances.get(id);
    if (held === undefined) return null;
    balances.set(id, held + change);
    return held + change;
  };
  return postings.flatMap(({ key, transfers }) =>
    transfers.map(({ from, to, amount }, position) => {
      const [fromId, toId] = [purseId(from), purseId(to)];
      return {
        posting_id: key,
        position,
        from_purse: fromId,
        to_purse: toId,
        amount,
        to_balance: running(toId, amount),
        from_balance: running(fromId, 0 - amount),
      };
    }),
  );
}

/** One statement decides and moves, so two bets at the same moment can't both spend the last coin. Answers what is there now. */
export function purseChange(moves: readonly Move[]): Statement {
  const byId = (value: (move: Move) => number) => moves.flatMap((move) => [move.id, value(move)]);
  return {
    text: changeText(moves.length),
    values: [
      ...byId(({ total }) => total),
      ...byId((move) => move.count),
      ...moves.map(({ id }) => id),
      ...byId(({ lowest }) => 0 - lowest),
    ],
  };
}

/** By how many purses change; seldom more than a few dozen. */
const changeTexts: string[] = [];

function changeText(size: number): string {
  return (changeTexts[size] ??= writeChange(size));
}

function writeChange(size: number): string {
  const cases = Array.from({ length: size }, () => 'when ? then cast(? as bigint)').join(' ');
  return `update purse set balance = balance + case id ${cases} end, version = version + case id ${cases} end
    where id in (${marks(size)}) and balance >= case id ${cases} end returning id, balance, version`;
}
