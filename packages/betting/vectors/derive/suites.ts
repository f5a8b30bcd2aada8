import { acceptanceSuite } from './acceptance.ts';
import { bonusSuite, comboboostSuite } from './bonuses.ts';
import { eligibilitySuite } from './eligibility.ts';
import { farmingSuite, poolSuite } from './farming.ts';
import { limitsSuite } from './limits.ts';
import { namedSystemsSuite } from './named-systems.ts';
import { returnsSuite } from './returns.ts';
import { settlementSuite } from './settlement.ts';
import { stakeTextSuite } from './stake-text.ts';
import { convertSuite, wantedStakeSuite } from './stakes.ts';
import type { Suite } from './suite.ts';

/** Every suite, worked out afresh. None of it imports the package it is there to check. */
export function deriveSuites(): readonly Suite<unknown, unknown>[] {
  return [
    returnsSuite(),
    namedSystemsSuite(),
    comboboostSuite(),
    bonusSuite(),
    settlementSuite(),
    wantedStakeSuite(),
    convertSuite(),
    stakeTextSuite(),
    limitsSuite(),
    acceptanceSuite(),
    eligibilitySuite(),
    farmingSuite(),
    poolSuite(),
  ];
}

/** One case a line, so that a change shows as the cases it changes. */
export function suiteText({ suite, rules, cases }: Suite<unknown, unknown>): string {
  const lines = cases.map((vector) => `    ${JSON.stringify(vector)}`).join(',\n');
  return `{\n  "suite": ${JSON.stringify(suite)},\n  "rules": ${JSON.stringify(rules)},\n  "cases": [\n${lines}\n  ]\n}\n`;
}
