import { fingerprintOfAll } from './fingerprint.ts';
import { add, run, type Count } from './steps.ts';
import type { Step } from './test-run.ts';

/** Two short walks, by count so that each run does the same work: a player on a phone, a visitor at a desk. */
const walks = [
  { seed: 'test-phone', steps: '30', width: '390', as: 'player' },
  { seed: 'test-desk', steps: '30', width: '1440', as: 'visitor' },
];

export const walkStep: Step = {
  name: 'walk',
  usualSeconds: 120,
  isCheck: false,
  run: async ({ repository, passed }) => {
    const fingerprint = fingerprintOfAll(repository);
    const known = passed.find('walk', fingerprint);
    if (known !== null) return { count: { ...known, failed: 0 }, unchanged: known.passed, output: '' };
    let count: Count = { passed: 0, failed: 0, skipped: 0 };
    let output = '';
    for (const options of walks) {
      const walked = await run(process.execPath, ['tools/walk.ts'], { SLIPSTREAM_OPTIONS: JSON.stringify(options) });
      const [, stepsPassed = '0', stepsFailed = '1'] = /(\d+) passed, (\d+) failed\s*$/.exec(walked.output) ?? [];
      count = add(count, { passed: Number(stepsPassed), failed: Number(stepsFailed), skipped: 0 });
      output += walked.output;
    }
    if (count.failed === 0) passed.add('walk', { ...count, fingerprint });
    return { count, unchanged: 0, output };
  },
};
