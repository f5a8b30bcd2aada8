import { isFatal, reportOf, type Finding } from './conformance/finding.ts';
import { nothingKnown } from './conformance/known.ts';
import { walkCalls } from './conformance/walk-calls.ts';
import { walkChannels } from './conformance/walk-channels.ts';
import { readOptions } from './lib/options.ts';

const { api, realtime, token, timeout } = readOptions();
if (typeof api !== 'string' || !URL.canParse(api)) {
  console.error('Name the backend: npm run conformance -- --api http://localhost:3001');
  process.exit(2);
}
const timeoutSeconds = 10;
const known = nothingKnown();
const backend = {
  api: api.replace(/\/$/, ''),
  token: typeof token === 'string' ? token : undefined,
  timeoutMs: Number(timeout ?? timeoutSeconds) * 1000,
};
const inCalls = await walkCalls(backend, known);
const inChannels: readonly Finding[] = typeof realtime === 'string' ? await walkChannels(backend, realtime, known) : [];
const findings = [...inCalls, ...inChannels];
process.stdout.write(reportOf(findings));
process.exit(findings.some(isFatal) ? 1 : 0);
