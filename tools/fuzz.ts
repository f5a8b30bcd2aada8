import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invalidRequests, type Document } from './fuzz/invalid-requests.ts';
import { realValues, signIn, type RealValues } from './fuzz/real-values.ts';
import { findSchemathesis } from './fuzz/schemathesis.ts';
import { tryInvalid } from './fuzz/try-invalid.ts';
import { withExamples, type OpenApi } from './fuzz/with-examples.ts';
import { readOptions } from './lib/options.ts';
import { freePort } from './lib/ports.ts';
import { root } from './lib/root.ts';
import { startServices } from './lib/services.ts';

const { examples = '25', seed = '5' } = readOptions();
const fuzzer = findSchemathesis();
if (fuzzer.kind === 'missing') {
  console.error(fuzzer.line);
  process.exit(2);
}
const { program } = fuzzer;
const port = await freePort(3011, new Set());
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'slipstream-fuzz-'));
const document = join(folder, 'openapi.json');
const world = ['--data', folder, '--seed', 'fuzz'];
// Controls also bring the demo players to sign in as.
const args = [join(root, 'apps/sandbox/src/main.ts'), '--port', String(port), '--controls', '0', ...world];
const running = startServices([{ name: 'sandbox', args, env: {}, health: `${origin}/health` }]);
const failed: string[] = [];
try {
  await running.ready;
  const token = await signIn(origin, 'rich');
  // Before the fuzzer guesses at passwords, after which this address has to wait.
  const other = await signIn(origin, 'ordinary');
  const plain = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as OpenApi & Document;
  const values = await realValues(origin, token);
  writeFileSync(document, JSON.stringify(withExamples(plain, values)));
  await tryAllInvalid(token, plain, values);
  // Operations that may end a session or lock a player out run last, as another player, because the rest needs one who can bet.
  const last = ['signOut', 'setUserLimit', 'disableUserLimit'];
  await fuzz('a visitor', []);
  await fuzz('a player', [...bearer(token), ...last.flatMap((id) => ['--exclude-operation-id', id])]);
  const reply = await fetch(`${origin}/v3/bets`, { headers: { Authorization: `Bearer ${token}` } });
  if (!reply.ok) failed.push(`the player was signed out on the way: ${reply.status}`);
  await fuzz('a player who leaves', [...bearer(other), ...last.flatMap((id) => ['--include-operation-id', id])]);
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed.length === 0 ? '\nNothing found.' : `\nFound something: ${failed.join('; ')}.`);
process.exit(failed.length === 0 ? 0 : 1);

/** Every operation refuses what the document does not allow. */
async function tryAllInvalid(token: string, plain: Document, { placement, bets }: RealValues): Promise<void> {
  const bodies = new Map<string, object>([
    ['placeBets', placement],
    ['getMaxStake', { bets }],
    ['shareBets', { bets }],
  ]);
  const requests = invalidRequests(plain, bodies);
  console.log(`${requests.length} requests that are wrong in one thing`);
  const accepted = await tryInvalid(origin, token, requests);
  for (const line of accepted) console.log(line);
  if (accepted.length > 0) failed.push(`${accepted.length} invalid requests were not refused`);
}

/** No operation answers 500 or anything that the document does not describe. */
async function fuzz(who: string, more: readonly string[]): Promise<void> {
  console.log(`\nAs ${who}`);
  const checks = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
  const fixed = ['--url', origin, '--checks', checks, '--phases', 'examples,coverage,fuzzing', '--continue-on-failure'];
  const quiet = ['--warnings', 'off', '--suppress-health-check', 'all', '--no-color'];
  const amount = ['--max-examples', String(examples), '--seed', String(seed)];
  const child = spawn(program, ['run', document, ...fixed, ...quiet, ...amount, ...more], {
    cwd: folder,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) failed.push(`as ${who}`);
}

function bearer(token: string): readonly string[] {
  return ['--header', `Authorization: Bearer ${token}`];
}
