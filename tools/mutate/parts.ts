/** A part of the product that can be mutated by itself, in some minutes. */
export interface MutationPart {
  readonly mutate: readonly string[];
  /** Tests without servers and databases: each runs hundreds of times. */
  readonly tests: readonly string[];
  /** The share of mutants, in percent, that the tests must find. Raise it when they find more. */
  readonly floor: number;
}

const betting = 'packages/betting/src';
const bets = 'apps/sandbox/src/bets';
const state = 'apps/web/app/state';

export const mutationParts = {
  reducers: {
    mutate: [
      `${betting}/ticket/reduce/*.ts`,
      `${betting}/ticket/edit/edit-selections.ts`,
      `${betting}/quick-bet/reduce-quick-bet.ts`,
    ],
    tests: [`${betting}/{ticket,quick-bet}/**/*.test.ts`],
    floor: 85,
  },
  limits: {
    mutate: [
      `${betting}/limits/*.ts`,
      `${betting}/refusals/{conflicts,refusals-for-placing,selection-block,fiat-rounding}.ts`,
      `${bets}/placing/{vip-limits,max-stake,trader-bound}.ts`,
    ],
    tests: [`${betting}/{limits,refusals}/*.test.ts`, `${bets}/placing/house-limits.test.ts`],
    floor: 85,
  },
  settlement: {
    mutate: [
      `${betting}/{settlement,cashout}/*.ts`,
      `${betting}/arithmetic/{ratio,leg-ratio,return-ratio}.ts`,
      `${bets}/settlement/{settled-bet,leg-result-of,payout-transfers}.ts`,
      `${bets}/cashout/value-bet.ts`,
    ],
    tests: [
      `${betting}/{settlement,cashout,arithmetic}/*.test.ts`,
      `${bets}/settlement/{settled-bet,leg-result-of,payout-transfers}.test.ts`,
      `${bets}/cashout/value-bet.test.ts`,
    ],
    floor: 85,
  },
  placing: {
    mutate: [
      `${betting}/{placing,acceptance}/*.ts`,
      `${bets}/placing/{merge-refusals,bet-refusal}.ts`,
      `${state}/slip/placing.ts`,
    ],
    tests: [
      `${betting}/{placing,acceptance}/*.test.ts`,
      `${bets}/placing/merge-refusals.test.ts`,
      `${state}/slip/placing.test.ts`,
    ],
    floor: 60,
  },
  board: {
    mutate: [`${state}/board/{board,board-records,match-record,outcome-view}.ts`],
    tests: [`${state}/board/*.test.ts`],
    floor: 60,
  },
  rulebook: {
    mutate: [
      `${betting}/{bonus,odds-format,persistence,stake,summary}/*.ts`,
      `${betting}/ticket/*.ts`,
      `${betting}/ticket/edit/{change-type,edit-money,edit-terms,put-back,with-bets}.ts`,
    ],
    tests: [`${betting}/**/*.test.ts`],
    floor: 85,
  },
} as const satisfies Record<string, MutationPart>;
