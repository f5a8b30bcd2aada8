import { ratioOf } from '@slipstream/betting/ticket/price-bet';
import { getMaxStake } from '@slipstream/contract/http/bets/get-max-stake';
import { minor } from '@slipstream/units/minor';
import type { Hono } from 'hono';
import type { FrameEnv } from '../../http/frame.ts';
import { Refused } from '../../http/mount.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { balanceOf } from '../../bets/balance-of.ts';
import type { Book } from '../../bets/book.ts';
import { placeErrorOut } from '../../bets/placing/bet-refusal.ts';
import { evaluateBet } from '../../bets/placing/evaluate-bet.ts';
import { stakeMax } from '../../bets/placing/max-stake.ts';
import { prepareBoards } from '../../bets/placing/prepare-boards.ts';
import { houseRules } from '../../bets/placing/placing-terms.ts';

/** The smallest stake there is; a bet that is fit with it is fit with some stake. */
const stakeMin = minor(1);

export function mountMaxStakeCalls(app: Hono<FrameEnv>, book: Book): void {
  mountForPlayer(app, getMaxStake, async ({ body, locale }, player) => {
    const rules = houseRules(book.files, book.environment);
    // Asked with the smallest stake, which a minimum would refuse.
    const { minStakeLimit, ...limits } = rules.limits;
    const terms = {
      environment: book.environment,
      rules: { ...rules, limits },
      mode: 'any',
      balance: null,
      isVip: false,
      bonuses: null,
    } as const;
    await prepareBoards(
      book.environment,
      body.bets.flatMap(({ selections }) => selections),
    );
    const evaluated = body.bets.map((intent, index) =>
      evaluateBet(index, { ...intent, bonus: null, jackpots: [] }, stakeMin, terms),
    );
    const refusals = evaluated.flatMap((one) => (one.kind === 'refused' ? [one.refusal] : []));
    const [first] = refusals;
    if (first !== undefined) return new Refused(400, placeErrorOut(first.code, refusals, locale));
    const fits = evaluated.flatMap((one) => (one.kind === 'fit' ? [one.bet] : []));
    const bets = [];
    for (const bet of fits) {
      const ratio = ratioOf(bet);
      const currency = rules.currency(bet.currency);
      const most = ratio === null || currency === null ? minor(0) : stakeMax(ratio, currency, rules.limits);
      const balance = await balanceOf(book.database, player.id, bet.currency);
      const least = (bet.isFiat ? minStakeLimit?.fiat : minStakeLimit?.crypto)?.[bet.currency]?.amount ?? stakeMin;
      bets.push({ currency: bet.currency, min_stake: least, max_stake: minor(Math.min(most, balance)) });
    }
    return { bets };
  });
}
