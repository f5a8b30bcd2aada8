import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArgs } from '../../lib/browser-args.ts';
import { ensureTestBrowser } from '../../lib/browser.ts';
import { Findings, type WalkRecord } from './findings.ts';
import { pageScript } from '../page/script.ts';
import { createRandom } from '../random.ts';
import { createTally } from './tally.ts';
import type { Walked } from '../walk.ts';
import { openVisit } from '../visit.ts';
import { Walker } from '../walker.ts';
import { wordsOf } from '../words.ts';
import type { World } from '../world.ts';

/** Reads the file of a finding. */
export function readRecord(path: string): WalkRecord {
  const record = JSON.parse(readFileSync(path, 'utf8')) as WalkRecord & {
    plan: { minutesMax: number | null; stepsMax: number | null };
  };
  // JSON has no infinity.
  const { minutesMax, stepsMax } = record.plan;
  return { ...record, plan: { ...record.plan, minutesMax: minutesMax ?? Infinity, stepsMax: stepsMax ?? Infinity } };
}

/** Takes the steps that led to a finding again, and looks for that kind of finding after each. */
export async function replay({ plan, start, steps, finding }: WalkRecord, world: World): Promise<Walked> {
  const browser = await chromium.launch({ executablePath: ensureTestBrowser().path, args: browserArgs });
  try {
    const seed = `replay-${plan.seed}`;
    const findings = new Findings({ ...plan, seed });
    const tally = createTally();
    const words = await wordsOf(plan.locale);
    const parts = { words, findings, tally, compared: new Map(), samples: createRandom(seed), only: finding.check };
    const visit = await openVisit(browser, plan, world.addresses, pageScript());
    const walker = new Walker(visit, parts, start);
    await walker.begin();
    for (const step of steps) await walker.take(step, await walker.look());
    return { tally, findings: findings.count };
  } finally {
    await browser.close();
  }
}
