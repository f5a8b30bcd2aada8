import { basename, isAbsolute, relative } from 'node:path';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { PassedTests } from './lib/test/passed.ts';
import { Repository } from './lib/test/repository.ts';
import { add, type Count, type StepResult } from './lib/test/steps.ts';
import type { Step } from './lib/test/test-run.ts';
import { testSteps } from './lib/test/test-steps.ts';

const options = readOptions();
const text = (key: string) => (typeof options[key] === 'string' ? options[key] : undefined);
const [only, given, name] = [text('only'), text('file'), text('name')];
/** Steps that start servers and browsers; `npm run check` leaves them out. */
const slow = new Set(['integration', 'browser', 'walk', 'cluster']);
/** Those that can have one file of tests. */
const ofFile = new Set(given?.endsWith('.spec.ts') ? ['browser'] : ['unit', 'integration']);
const steps = testSteps.filter((step) => {
  if (only !== undefined) return step.name === only;
  if (given !== undefined) return ofFile.has(step.name);
  return !(options['fast'] && slow.has(step.name));
});
if (steps.length === 0)
  stop(`There is no step "${only}". There are: ${testSteps.map((step) => step.name).join(', ')}.`);

const repository = new Repository();
const file = given === undefined ? undefined : pathOf(given);
const passed = new PassedTests(options['all'] === true || name !== undefined);
const isTerminal = process.stdout.isTTY;
let total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const group of groupsOf(steps)) {
  const running = new Set(group);
  announce(running);
  await Promise.all(
    group.map(async (step) => {
      const startedAt = Date.now();
      const result = await step.run({ repository, passed, file, name });
      const seconds = (Date.now() - startedAt) / 1000;
      const { count, unchanged } = result;
      if (count.failed === 0 && unchanged === 0 && file === undefined) passed.setSeconds(step.name, seconds);
      passed.save();
      total = add(total, count);
      tell(step.name, result, seconds);
      running.delete(step);
      if (isTerminal && running.size > 0) announce(running);
    }),
  );
}
console.log(inWords(total));
process.exit(total.failed > 0 ? 1 : 0);

function stop(line: string): never {
  console.error(line);
  process.exit(2);
}

function pathOf(path: string): string {
  const found = (isAbsolute(path) ? relative(root, path) : path).replaceAll('\\', '/');
  if (!repository.files.includes(found)) stop(`There is no file "${found}".`);
  return found;
}

function groupsOf(all: readonly Step[]): readonly (readonly Step[])[] {
  return [...Map.groupBy(all, ({ group }) => group).values()];
}

/** What runs now and how long that usually takes; in a terminal the result takes its place. */
function announce(running: ReadonlySet<Step>): void {
  const seconds = Math.max(...[...running].map((step) => passed.secondsOf(step.name) ?? step.usualSeconds));
  const usual = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  const names = [...running].map((step) => step.name).join(', ');
  // One file takes as long as it takes.
  const line = `...     ${names.padEnd(11)}${file === undefined ? ` usually ${usual}` : ''}`;
  process.stdout.write(isTerminal ? line : `${line}\n`);
}

function tell(
  step: string,
  { count, unchanged, output, skipped = new Map(), leftOut = [] }: StepResult,
  seconds: number,
): void {
  if (isTerminal) process.stdout.write('\r\u001B[K');
  if (count.failed > 0) console.log(output.trim());
  const kept = unchanged > 0 ? `, ${unchanged} of them unchanged` : '';
  const state = count.failed > 0 ? 'FAILED' : 'ok    ';
  console.log(`${state}  ${step.padEnd(11)} ${inWords(count)}${kept}  (${seconds.toFixed(1)} s)`);
  for (const [path, times] of skipped) console.log(`        skipped     ${times} in ${path}${reasonOf(path)}`);
  if (leftOut.length > 0)
    console.log(
      `        left out    ${leftOut.map((path) => basename(path)).join(', ')}, which are long: E2E_ALL=1 runs them`,
    );
}

/** Why tests of a file are skipped, where it is not the machine's platform: the first that fits. */
function reasonOf(path: string): string {
  const build = '(npm run centrifugo -w @slipstream/realtime)';
  if (/two-nodes|cluster\/centrifugo/.test(path)) return `, which need Centrifugo ${build} and redis-server`;
  if (path.includes('redis')) return ', which need redis-server';
  // Version 5 answers all but some of them, and is what is built where 6 cannot be.
  if (path.startsWith('packages/realtime/')) return `, which need Centrifugo 6 ${build}`;
  return path.includes('/e2e/') ? ', which say why' : '';
}

function inWords(count: Count): string {
  return `${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`;
}
