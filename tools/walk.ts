import { ensureTestBrowser } from './lib/browser.ts';
import { readOptions } from './lib/options.ts';
import { planFault, planOf } from './walk/plan.ts';
import { readRecord, replay } from './walk/report/replay.ts';
import { inWords } from './walk/report/tally.ts';
import { walk } from './walk/walk.ts';
import { joinWorld, startWorld } from './walk/world.ts';

const options = readOptions();
const record = typeof options['replay'] === 'string' ? readRecord(options['replay']) : null;
const plan = record?.plan ?? planOf(options, () => Math.random().toString(36).slice(2, 8));
const fault = planFault(plan);
if (fault !== null) {
  console.error(fault);
  process.exit(2);
}
// Before there is a world: a browser may have to be installed, or there is none.
ensureTestBrowser();
const world = typeof options['url'] === 'string' ? await joinWorld(options['url']) : await startWorld();
const stop = new Promise<null>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(null));
});
console.log(`Walking as ${plan.as} at ${plan.width} px in ${plan.locale}, ${plan.where}, seed ${plan.seed}.`);
try {
  const walked = await Promise.race([record === null ? walk(plan, world) : replay(record, world), stop]);
  if (walked !== null) console.log(inWords(walked.tally, walked.findings));
  process.exitCode = walked === null || walked.findings > 0 ? 1 : 0;
} finally {
  await world.stop();
}
process.exit();
