import { missingEngines } from '../../cluster/engines.ts';
import { fingerprintOfAll } from './fingerprint.ts';
import { run } from './steps.ts';
import type { Step } from './test-run.ts';

/** A whole cluster of which one process of each role is restarted under load, where PostgreSQL, Redis, Centrifugo and HAProxy can be had. */
export const clusterStep: Step = {
  name: 'cluster',
  usualSeconds: 70,
  group: 'cluster',
  run: async ({ repository, passed }) => {
    const missing = missingEngines();
    if (missing.length > 0) {
      const skipped = new Map([[`npm run cluster -- --check rolling --short (no ${missing.join(', no ')})`, 1]]);
      return { count: { passed: 0, failed: 0, skipped: 1 }, unchanged: 0, output: '', skipped };
    }
    const fingerprint = fingerprintOfAll(repository);
    const known = passed.find('cluster', fingerprint);
    if (known !== null) return { count: { ...known, failed: 0 }, unchanged: known.passed, output: '' };
    const options = JSON.stringify({ check: 'rolling', short: true });
    const { code, output } = await run(process.execPath, ['tools/cluster.ts'], { SLIPSTREAM_OPTIONS: options });
    const count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    if (code === 0) passed.add('cluster', { ...count, fingerprint });
    return { count, unchanged: 0, output };
  },
};
