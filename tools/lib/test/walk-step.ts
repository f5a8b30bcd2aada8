import { ensureTestBrowser } from '../browser.ts';
import { buildWeb } from '../build-web.ts';
import { fingerprintOfAll } from './fingerprint.ts';
import { add, run, type Count } from './steps.ts';
import type { Step } from './test-run.ts';

/** Two short walks side by side, by count so that each run does the same work: a player on a phone, a visitor at a desk. */
const walks = [
  { port: '3300', options: { seed: 'test-phone', steps: '30', width: '390', as: 'player' } },
  { port: '3400', options: { seed: 'test-desk', steps: '30', width: '1440', as: 'visitor' } },
];

export const walkStep: Step = {
  name: 'walk',
  usualSeconds: 120,
  // A walk waits more than it works, and so leaves the processors to the tests of servers.
  group: 'servers',
  run: async ({ repository, passed }) => {
    const fingerprint = fingerprintOfAll(repository);
    const known = passed.find('walk', fingerprint);
    if (known !== null) return { count: { ...known, failed: 0 }, unchanged: known.passed, output: '' };
    // Before both of them, which would install and build at the same time.
    ensureTestBrowser();
    buildWeb();
    const walked = await Promise.all(
      walks.map(async ({ port, options }) =>
        run(process.execPath, ['tools/walk.ts'], {
          WALK_WEB_PORT: port,
          WALK_WORLD: 'walk/3',
          SLIPSTREAM_OPTIONS: JSON.stringify(options),
        }),
      ),
    );
    const count = walked.map(countOf).reduce(add);
    const output = walked.map((each) => each.output).join('');
    if (count.failed === 0) passed.add('walk', { ...count, fingerprint });
    return { count, unchanged: 0, output };
  },
};

function countOf({ output }: { readonly output: string }): Count {
  const [, stepsPassed = '0', stepsFailed = '1'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(stepsPassed), failed: Number(stepsFailed), skipped: 0 };
}
