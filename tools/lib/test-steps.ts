import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { buildWeb } from './build-web.ts';
import { root } from './root.ts';
import { check, run, type Step, type StepResult } from './steps.ts';

const reports = join(root, 'reports');

/** Every step of `npm test`, in the order they run. The fast ones first: most mistakes are found within seconds. */
export function testSteps(): readonly Step[] {
  return [
    check('format', [['oxfmt', '--check', '.']]),
    check('lint', [['oxlint', '--type-aware', '--deny-warnings', '.']]),
    types(),
    check('unused', [['knip', '--config', 'tools/knip.json']]),
    { name: 'unit', run: () => runTests('unit', ['unit', 'dom']) },
    { name: 'integration', run: () => runTests('integration', ['integration']) },
    { name: 'browser', run: runBrowser },
    { name: 'walk', run: runWalks },
  ];
}

function types(): Step {
  return {
    name: 'types',
    run: async () => {
      const generated = await run('npm', ['run', 'typegen', '--workspace', '@slipstream/web', '--silent']);
      if (generated.code !== 0) return { count: { passed: 0, failed: 1, skipped: 0 }, output: generated.output };
      const projects = globSync(['{packages,apps}/*/tsconfig.json', 'tools/tsconfig.json'], { cwd: root });
      return check(
        'types',
        // What did not change since the last time is not looked at again.
        projects.map((project) => ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', kept(project)] as const),
      ).run();
    },
  };
}

function kept(project: string): string {
  return join(root, 'node_modules/.cache/types', `${dirname(project).replaceAll('/', '-')}.tsbuildinfo`);
}

async function runTests(name: string, projects: readonly string[]): Promise<StepResult> {
  const report = freshReport(`${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run('vitest', ['run', ...chosen, ...reporters]);
  if (!existsSync(report)) return { count: { passed: 0, failed: 1, skipped: 0 }, output };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that does not even load has no failed test in the report, only a failed run.
  const failed = code !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
  return { count: { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, output };
}

async function runBrowser(): Promise<StepResult> {
  const chromium = ensureChromium();
  buildWeb();
  const report = freshReport('browser.json');
  const { output } = await run(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=line,json'],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  if (!existsSync(report)) return { count: { passed: 0, failed: 1, skipped: 0 }, output };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  // One that passed only when tried again is counted, but named: it is the next thing to mend.
  if (stats.flaky > 0)
    console.log(`${stats.flaky} browser tests passed only when tried again; see reports/browser.json.`);
  return { count: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, output };
}

/** Two short walks, by count so that each run does the same work: a player on a phone, a visitor at a desk. */
const walks = [
  { seed: 'test-phone', steps: '30', width: '390', as: 'player' },
  { seed: 'test-desk', steps: '30', width: '1440', as: 'visitor' },
];

async function runWalks(): Promise<StepResult> {
  const count = { passed: 0, failed: 0, skipped: 0 };
  let output = '';
  for (const options of walks) {
    const walked = await run(process.execPath, ['tools/walk.ts'], { SLIPSTREAM_OPTIONS: JSON.stringify(options) });
    const [, passed = '0', failed = '1'] = /(\d+) passed, (\d+) failed\s*$/.exec(walked.output) ?? [];
    count.passed += Number(passed);
    count.failed += Number(failed);
    output += walked.output;
  }
  return { count, output };
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}
