/** A bet as the database has it. */
export interface KeptBet {
  readonly id: string;
  readonly status: string;
  readonly stake: number;
  readonly paid: number | null;
}

/** A bet as a player was last told of it. */
interface Told {
  readonly status: string;
  readonly stake: number;
  readonly paid: number | null;
}

export interface Compared {
  /** The player was told of a bet that is not there. */
  readonly lost: readonly string[];
  /** A bet is there that no answer ever named, although all answers are known. */
  readonly doubled: readonly string[];
  /** The player was told another stake, or that it ended in another way. */
  readonly different: readonly string[];
}

const over: ReadonlySet<string> = new Set(['done', 'cashed_out', 'rejected', 'cancelled', 'withdrawn']);

/** What answers said of a player's bets, against what is kept. A bet that was not over may have ended since. */
export function compareTold(told: ReadonlyMap<string, Told>, kept: readonly KeptBet[]): Compared {
  const byId = new Map(kept.map((bet) => [bet.id, bet]));
  const different = [...told].flatMap(([id, one]) => {
    const bet = byId.get(id);
    if (bet === undefined) return [];
    const isSame = bet.stake === one.stake && (!over.has(one.status) || isEqual(bet, one));
    return isSame ? [] : [`${id}: told ${wordsOf(one)}, kept ${wordsOf(bet)}`];
  });
  return {
    lost: [...told.keys()].filter((id) => !byId.has(id)),
    doubled: kept.map(({ id }) => id).filter((id) => !told.has(id)),
    different,
  };
}

/** Bets whose end a page was not told of, by their private channel alone. */
export function untold(
  told: ReadonlyMap<string, Pick<Told, 'status' | 'paid'>>,
  kept: readonly KeptBet[],
): readonly string[] {
  return kept.flatMap((bet) => {
    const last = told.get(bet.id);
    if (last !== undefined && isEqual(last, bet)) return [];
    return [`${bet.id}: last told ${last === undefined ? 'nothing' : wordsOf(last)}, kept ${wordsOf(bet)}`];
  });
}

function isEqual(one: Pick<Told, 'status' | 'paid'>, other: Pick<Told, 'status' | 'paid'>): boolean {
  return one.status === other.status && one.paid === other.paid;
}

function wordsOf({ status, paid }: Pick<Told, 'status' | 'paid'>): string {
  return `${status} with ${paid ?? 'nothing'} paid`;
}
