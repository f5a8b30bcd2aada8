import { fingerprintOfAll } from './fingerprint.ts';
import { failure, run, type StepResult } from './steps.ts';
import type { Step } from './test-run.ts';

type Command = readonly [string, ...string[]];

/** A check of the whole tree that passes or fails as one, and is not repeated while no file has changed. */
function check(name: string, usualSeconds: number, work: () => Promise<StepResult>): Step {
  return {
    name,
    usualSeconds,
    group: 'checks',
    run: async ({ repository, passed }) => {
      const fingerprint = fingerprintOfAll(repository);
      if (passed.find(name, fingerprint) !== null)
        return { count: { passed: 1, failed: 0, skipped: 0 }, unchanged: 1, output: '' };
      const result = await work();
      if (result.count.failed === 0) passed.add(name, { fingerprint, passed: 1, skipped: 0 });
      return result;
    },
  };
}

async function runAll(commands: readonly Command[]): Promise<StepResult> {
  const results = await Promise.all(commands.map(([program, ...args]) => run(program, args)));
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) return failure(failed.map(({ output }) => output).join('\n'));
  return { count: { passed: 1, failed: 0, skipped: 0 }, unchanged: 0, output: '' };
}

/** Lint rules and the compiler's own findings in one pass: they need the same types. */
async function checkCode(): Promise<StepResult> {
  const generated = await run('npm', ['run', 'typegen', '--workspace', '@slipstream/web', '--silent']);
  if (generated.code !== 0) return failure(generated.output);
  return runAll([['oxlint', '--type-aware', '--type-check', '--deny-warnings', '.']]);
}

export const checkSteps: readonly Step[] = [
  check('format', 3, () => runAll([['oxfmt', '--check', '.']])),
  check('code', 25, checkCode),
  check('unused', 8, () => runAll([['knip', '--config', 'tools/knip.json']])),
];
