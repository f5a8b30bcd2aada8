import { minor, type Minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { freshCourse, type BetLeg, type BetRecord } from '../records/bet-record.ts';
import { settledBet } from './settled-bet.ts';

const atMs = 1_700_000_000_000;

function betOf(statuses: readonly BetLeg['status'][], change: Partial<BetRecord> = {}): BetRecord {
  const legs = statuses.map((status) => ({ odds: odds(2000), status }) as BetLeg);
  return {
    id: 'b1',
    playerId: 'p1',
    type: legs.length === 1 ? 'single' : 'combo',
    status: 'ready_to_process',
    result: 'no_results',
    currency: 'EUR',
    stake: minor(1000),
    stakeLeft: minor(1000),
    paid: null,
    potentialWin: minor(2000),
    settledMs: null,
    dueMs: 5,
    terms: { system: null, customOdds: null, acceptMode: 'none', floors: [] },
    course: { ...freshCourse, rule: { toCashoutMin: null, toCashoutMax: minor(1), stakePart: null } },
    legs,
    ...change,
  } as BetRecord;
}

/** What the player's wallet gets. */
function paidTo(settled: ReturnType<typeof settledBet>): number {
  const transfers = settled?.posting.transfers ?? [];
  return transfers.reduce((sum, { to, amount }) => sum + (to.owner === 'p1' ? amount : 0), 0);
}

const freebet = (freebetType: 'freebet_only_win' | 'freebet_no_risk') => ({
  terms: {
    ...betOf([]).terms,
    bonus: { id: 'f', shownId: 'f', type: 'freebet', bonusOdds: null, ranges: [], freebetType, points: 0 } as const,
  },
});

describe('a bet whose legs are decided', () => {
  it.each([
    ['is won', ['win'], {}, 'win_entire', 'win', 2000],
    ['is won twice over', ['win', 'win'], {}, 'win_entire', 'win', 4000],
    ['is lost', ['lose'], {}, 'lose_entire', 'stake', 0],
    ['is lost before its last leg is in', ['lose', 'open'], {}, 'lose_entire', 'stake', 0],
    ['is void', ['void'], {}, 'refund_entire', 'refund', 1000],
    ['is half won', ['half_win'], {}, 'refund_half_win_other', 'win', 1500],
    ['was sold in part', ['win'], { stakeLeft: minor(400), paid: minor(700) }, 'win_entire', 'win', 800],
    ['was a freebet that pays winnings', ['win'], freebet('freebet_only_win'), 'win_entire', 'win', 1000],
    ['was a freebet and is void', ['void'], freebet('freebet_only_win'), 'refund_entire', 'refund', 0],
    ['had no risk and is lost', ['lose'], freebet('freebet_no_risk'), 'lose_entire', 'bonus', 1000],
    ['had no risk and is void', ['void'], freebet('freebet_no_risk'), 'refund_entire', 'refund', 1000],
  ] as const satisfies readonly [string, readonly BetLeg['status'][], Partial<BetRecord>, string, string, number][])(
    '[MYBETS-3] that %s',
    (_, legs, change, result, kind, payout) => {
      const before = betOf(legs, change);
      const settled = settledBet(before, atMs);
      const paid = (before.paid ?? 0) + payout;
      expect(settled?.posting).toMatchObject({ key: 'settle:b1', kind, atMs, reference: 'b1' });
      expect(paidTo(settled)).toBe(payout);
      expect(settled?.bet).toEqual({
        ...before,
        status: 'done',
        result,
        stakeLeft: 0 as Minor,
        paid,
        potentialWin: paid,
        settledMs: atMs,
        dueMs: null,
        course: { ...freshCourse, rule: null, cashing: null },
      });
    },
  );

  it('[MYBETS-3] waits for a leg that matters', () => {
    expect(settledBet(betOf(['win', 'open']), atMs)).toBeNull();
  });

  it.each([
    ['waiting_results', true],
    ['ready_to_process', true],
    ['cashout_in_progress', true],
    ['submitted', false],
    ['done', false],
    ['cashed_out', false],
    ['rejected', false],
    ['cancelled', false],
  ] as const)('[MYBETS-3] that is %s is paid now: %s', (status, isPaid) => {
    expect(settledBet(betOf(['win'], { status }), atMs) !== null).toBe(isPaid);
  });
});
