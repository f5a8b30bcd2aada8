import { chromium, type Browser } from '@playwright/test';
import { browserArgs } from '../lib/browser-args.ts';
import { ensureTestBrowser } from '../lib/browser.ts';
import { addresses as starts } from './actions/addresses.data.ts';
import { chooseStep } from './actions/choose.ts';
import { Findings } from './report/findings.ts';
import { pageScript } from './page/script.ts';
import { createRandom } from './random.ts';
import { createTally, type Tally } from './report/tally.ts';
import type { WalkPlan } from './types.ts';
import { openVisit } from './visit.ts';
import { Walker, type WalkParts } from './walker.ts';
import { wordsOf } from './words.ts';
import type { World } from './world.ts';

/** Maximum steps of a visit, so that a finding can be replayed in few steps. */
const visitStepsMax = 40;

export interface Walked {
  readonly tally: Tally;
  readonly findings: number;
}

/** Walks as planned: one visit after the other, each with a browser of its own and choices that follow from the seed. */
export async function walk(plan: WalkPlan, world: World): Promise<Walked> {
  const browser = await chromium.launch({ executablePath: ensureTestBrowser().path, args: browserArgs });
  try {
    const findings = new Findings(plan);
    const tally = createTally();
    const samples = createRandom(`${plan.seed} samples`);
    const words = await wordsOf(plan.locale);
    const parts: WalkParts = { words, findings, tally, compared: new Map(), samples, only: null };
    const untilMs = Date.now() + plan.minutesMax * 60_000;
    const script = pageScript();
    let stepsBefore = -1;
    for (let visit = 1; tally.steps < plan.stepsMax && Date.now() < untilMs; visit += 1) {
      const failure = await walkVisit(plan, world, { browser, script, parts, visit, untilMs }).then(
        () => null,
        (error: Error) => error,
      );
      // A failure of the walker ends the visit, and the walk only if the visit took no step.
      if (failure !== null && tally.steps === stepsBefore) throw failure;
      if (failure !== null) console.error(`Visit ${visit} ended early: ${failure.message.split('\n', 1)[0]}`);
      stepsBefore = tally.steps;
    }
    return { tally, findings: findings.count };
  } finally {
    await browser.close();
  }
}

interface VisitParts {
  readonly browser: Browser;
  readonly script: string;
  readonly parts: WalkParts;
  readonly visit: number;
  readonly untilMs: number;
}

async function walkVisit(
  plan: WalkPlan,
  world: World,
  { browser, script, parts, visit, untilMs }: VisitParts,
): Promise<void> {
  const random = createRandom(`${plan.seed} ${visit}`);
  const start = random.pick(starts[plan.where]) ?? '';
  const opened = await openVisit(browser, plan, world.addresses, script);
  try {
    const walker = new Walker(opened, parts, start);
    await walker.begin();
    for (let step = 0; step < visitStepsMax; step += 1) {
      if (parts.tally.steps >= plan.stepsMax || Date.now() >= untilMs) return;
      const now = await walker.look();
      await walker.take(chooseStep(now, walker.situation(), random), now);
    }
  } finally {
    await opened.context.close();
  }
}
