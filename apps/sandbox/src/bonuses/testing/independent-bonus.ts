import { independentRatio, type PaidBet } from '../../bets/testing/independent-payout.ts';

interface Terms {
  readonly bonus?: {
    readonly type: string;
    readonly freebetType: string | null;
    readonly ranges: readonly { minCount: number; maxCount: number; bonusOdds: number; minOdds: number }[];
  };
}

/** What a bet with a bonus pays, worked out another way than the product does and sharing no code with it. */
export function independentBonusPayout(bet: PaidBet): number {
  const { bonus } = JSON.parse(bet.terms) as Terms;
  const { top, bottom } = independentRatio(bet);
  const stake = BigInt(bet.stake);
  if (bonus?.type === 'comboboost') {
    const standing = bet.legs.filter(({ status }) => status !== 'void');
    const factors = bonus.ranges
      .filter(({ minCount, maxCount, minOdds }) => {
        const count = standing.filter(({ odds }) => odds >= minOdds).length;
        return minCount <= count && count <= maxCount;
      })
      .map(({ bonusOdds }) => bonusOdds);
    return Number((stake * top * BigInt(Math.max(1000, ...factors))) / (bottom * 1000n));
  }
  if (bonus?.type !== 'freebet') return Number((stake * top) / bottom);
  if (bonus.freebetType === 'freebet_no_risk') return Math.max(bet.stake, Number((stake * top) / bottom));
  // A bet that came back whole gives the freebet back, and no money.
  if (isRefunded(bet)) return 0;
  if (bonus.freebetType === 'freebet_all_win') return Number((stake * top) / bottom);
  return top <= bottom ? 0 : Number((stake * (top - bottom)) / bottom);
}

function isRefunded({ type, legs }: PaidBet): boolean {
  const has = (wanted: string) => legs.some(({ status }) => status === wanted);
  if (type === 'custom_bet') return has('void') && !has('half_lose') && !has('lose');
  return legs.every(({ status }) => status === 'void');
}
