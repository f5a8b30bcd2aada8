import { readOptions } from './lib/options.ts';
import type { Count } from './lib/steps.ts';
import { testSteps } from './lib/test-steps.ts';

const { fast, only } = readOptions();
const all = testSteps();
/** Left out of `npm run check`: what starts servers and browsers. */
const slow = new Set(['integration', 'browser']);
/** Run by name only, until a quiet walk of half an hour finds nothing: what it finds now is listed in docs/walking.md. */
const byName = new Set(['walk']);
const isUsual = (name: string) => !byName.has(name) && !(fast && slow.has(name));
const steps = all.filter(({ name }) => (only === undefined ? isUsual(name) : name === only));
if (steps.length === 0) {
  console.error(`There is no step "${only}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { name, run } of steps) {
  const startedAt = Date.now();
  const { count, output } = await run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (count.failed > 0) console.log(output.trim());
  console.log(`${count.failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(10)} ${inWords(count)}  (${seconds} s)`);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
}
console.log(inWords(total));
process.exit(total.failed > 0 ? 1 : 0);

function inWords({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
