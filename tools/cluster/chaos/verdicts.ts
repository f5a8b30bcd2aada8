import { verifyBook } from '../../../apps/sandbox/src/bets/chaos/verify-book.ts';
import type { Database } from '../../../apps/sandbox/src/database/open-database.ts';
import type { Listening } from '../listeners.ts';
import type { Bettor } from './bettors.ts';
import { compareTold, untold, type KeptBet } from './compare-told.ts';
import type { SettledAgain } from './settle-again.ts';

export interface Verdict {
  readonly title: string;
  /** What was looked at, in numbers. */
  readonly about: string;
  readonly problems: readonly string[];
  /** A time, which says more about the machine: it is named and fails nothing. */
  readonly isTime?: true;
  /** Only figures: there is nothing that could be wrong about them. */
  readonly isFigure?: true;
}

const shownMax = 10;

export function verdictLines({ title, about, problems, isTime, isFigure }: Verdict): readonly string[] {
  if (isFigure) return [`          ${title}: ${about}`];
  const word = problems.length === 0 ? 'ok    ' : isTime ? 'LATE  ' : 'FAILED';
  const more = problems.length - shownMax;
  return [
    `  ${word}  ${title}: ${about}, ${problems.length} problems`,
    ...problems.slice(0, shownMax).map((line) => `            ${line}`),
    ...(more > 0 ? [`            and ${more} more`] : []),
  ];
}

export const isPassed = (verdicts: readonly Verdict[]) =>
  verdicts.every(({ problems, isTime }) => problems.length === 0 || isTime === true);

/** Every coin and every bet, when all bets are over. */
export async function bookVerdicts(
  tables: Database,
  bettors: readonly Bettor[],
  again: SettledAgain,
): Promise<readonly Verdict[]> {
  const rows = await tables.selectFrom('bet').select(['id', 'player_id', 'status', 'stake', 'paid']).execute();
  const byPlayer = Map.groupBy(rows, ({ player_id: id }) => id);
  const kept = ({ client }: Bettor): readonly KeptBet[] => byPlayer.get(client.playerId) ?? [];
  const compared = bettors.map((bettor) => {
    const told = [...bettor.client.told()].map(([id, bet]) => {
      return [id, { status: bet.status, stake: bet.stake.value, paid: bet.win_amount }] as const;
    });
    return compareTold(new Map(told), kept(bettor));
  });
  const listed = await Promise.all(bettors.map((bettor) => listedDifferently(bettor, kept(bettor))));
  const about = `${rows.length} bets of ${bettors.length} players`;
  return [
    { title: 'every coin accounted for', about, problems: await verifyBook(tables) },
    { title: 'bets lost', about, problems: compared.flatMap(({ lost }) => lost) },
    { title: 'bets doubled', about, problems: compared.flatMap(({ doubled }) => doubled) },
    {
      title: 'bets as players were told',
      about,
      problems: [...compared.flatMap(({ different }) => different), ...listed.flat()],
    },
    {
      title: 'settled again from results',
      about: `${again.legs} legs, ${again.bets} payments`,
      problems: again.problems,
    },
    {
      title: 'private events told the end of every bet',
      about,
      problems: untoldOf(bettors, byPlayer),
    },
    {
      title: 'private events told every balance',
      about: `${bettors.length} players`,
      problems: await untoldBalances(tables, bettors),
    },
  ];
}

/** Bets whose end was not told to their player yet. */
export async function untoldBets(tables: Database, bettors: readonly Bettor[]): Promise<readonly string[]> {
  const rows = await tables.selectFrom('bet').select(['id', 'player_id', 'status', 'stake', 'paid']).execute();
  return untoldOf(
    bettors,
    Map.groupBy(rows, ({ player_id: id }) => id),
  );
}

function untoldOf(bettors: readonly Bettor[], kept: ReadonlyMap<string, readonly KeptBet[]>): readonly string[] {
  return bettors.flatMap(({ client, feed }) => untold(feed.bets, kept.get(client.playerId) ?? []));
}

/** What the API lists now against what is kept. */
async function listedDifferently({ client }: Bettor, kept: readonly KeptBet[]): Promise<readonly string[]> {
  const listed = new Map((await client.list()).map((bet) => [bet.id, { status: bet.status, paid: bet.win_amount }]));
  return untold(listed, kept);
}

async function untoldBalances(tables: Database, bettors: readonly Bettor[]): Promise<readonly string[]> {
  const purses = await tables
    .selectFrom('purse')
    .select(['owner', 'balance'])
    .where(
      'id',
      'in',
      bettors.map(({ client }) => `${client.playerId}/cash/EUR`),
    )
    .execute();
  const kept = new Map(purses.map(({ owner, balance }) => [owner, balance]));
  return bettors.flatMap(({ client: { playerId }, feed }) => {
    const told = feed.balance()?.amount;
    return told === kept.get(playerId) ? [] : [`${playerId}: last told ${told}, kept ${kept.get(playerId)}`];
  });
}

/** Of listeners: whoever lost messages was given them later, or knows that it has to load anew. What pages then show is compared elsewhere. */
export function listeningVerdict(title: string, figures: Listening): Verdict {
  const { received, missed, reconnected, recovered, unrecovered, causes } = figures;
  const again = recovered + unrecovered;
  const share = again === 0 ? 100 : (100 * recovered) / again;
  const why = [...causes].map(([cause, count]) => `${count} ${cause}`).join(', ');
  const about = `${received} heard, ${reconnected} connections made again, of ${again} subscriptions ${share.toFixed(1)} % recovered and ${unrecovered} loaded anew (${why}), ${missed} publications skipped`;
  return { title, about, problems: [], isFigure: true };
}
