import type { LaunchProvider } from '@slipstream/contract/entities/site/launch-provider';
import { arenaOdds, arenaSchedule, shootoutOf, winnerOf } from './arena.ts';
import { drawOf, lotteryOdds, lotterySchedule, numberMax } from './lottery.ts';
import { placed, raceOf, racingSchedule } from './racing.ts';
import type { RoundSchedule } from './rounds.ts';

/** The one app of each provider. */
export const apps = {
  'horse-racing': 'race-card',
  lotteries: 'draw',
  'virtual-gaming-arena': 'shootout',
} as const satisfies Record<LaunchProvider, string>;

export type AppName = (typeof apps)[LaunchProvider];

/** What can be bet on in a game. A pick is a word: a runner's number, numbers with dashes between them, a side. */
interface GameRules {
  readonly schedule: RoundSchedule;
  /** What a pick pays for each unit, in thousandths, stake included; null for one that the round does not have. */
  odds(seed: string, round: number, pick: string): number | null;
  isWon(seed: string, round: number, pick: string): boolean;
  /** What the player chose, by name. */
  label(seed: string, round: number, pick: string): string;
}

export const gameRules: Readonly<Record<AppName, GameRules>> = {
  'race-card': {
    schedule: racingSchedule,
    odds: (seed, round, pick) =>
      raceOf(seed, round).runners.find(({ number }) => String(number) === pick)?.odds ?? null,
    isWon: (seed, round, pick) => String(placed(raceOf(seed, round))[0]?.number) === pick,
    label: (seed, round, pick) =>
      raceOf(seed, round).runners.find(({ number }) => String(number) === pick)?.name ?? pick,
  },
  draw: {
    schedule: lotterySchedule,
    odds: (_seed, _round, pick) => {
      const numbers = numbersOf(pick);
      return numbers === null ? null : (lotteryOdds[numbers.length - 1] ?? null);
    },
    isWon: (seed, round, pick) => {
      const drawn = new Set(drawOf(seed, round).numbers);
      return numbersOf(pick)?.every((number) => drawn.has(number)) ?? false;
    },
    label: (_seed, _round, pick) => pick.replaceAll('-', ', '),
  },
  shootout: {
    schedule: arenaSchedule,
    odds: (_seed, _round, pick) => (pick === 'home' || pick === 'away' ? arenaOdds[pick] : null),
    isWon: (seed, round, pick) => winnerOf(shootoutOf(seed, round)) === pick,
    label: (seed, round, pick) => shootoutOf(seed, round)[pick === 'home' ? 'home' : 'away'],
  },
};

/** Different numbers of the drum, in order, so that a pick has one spelling; null otherwise. */
function numbersOf(pick: string): readonly number[] | null {
  const numbers = pick.split('-').map(Number);
  const isRight = numbers.every(
    (number, at) => Number.isInteger(number) && number >= 1 && number <= numberMax && number > (numbers[at - 1] ?? 0),
  );
  return isRight && numbers.join('-') === pick ? numbers : null;
}
