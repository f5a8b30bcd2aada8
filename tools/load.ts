import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { compare, passedLine, readBudgets } from './load/figures/budgets.ts';
import { findPlace } from './load/find-place.ts';
import { isLoopback } from './load/loopback.ts';
import { planMoves, Timeline } from './load/world/moves.ts';
import { signInPlayers } from './load/clients/players.ts';
import { replay } from './load/replay.ts';
import { figureLines, saveReport } from './load/figures/report.ts';
import { dateFrom, phasesOf, readScript, type Script } from './load/script.ts';
import { joinStack, startOwnStack, type RunningStack } from './load/stack.ts';
import { readWorld } from './load/world/controls.ts';
import { closeAgents } from './soak/request.ts';

if (process.platform !== 'linux')
  fail('A load replay asks from many addresses of this machine, which only Linux has without being told to.');
const options = readOptions();
const given = (name: string) => (typeof options[name] === 'string' ? options[name] : undefined);
const scriptPath = given('script') ?? join(root, 'tools/load/saturday-afternoon.json');
const recorded = readRecorded();
const budgets = readBudgets(join(root, 'tools/load/figures/budgets.json'));
const seed = given('seed') ?? 'saturday';
const minutes = Number(given('minutes') ?? 5);
const scale = Number(given('scale') ?? 1);
const run = randomBytes(4).toString('hex');
const phases = phasesOf(recorded, minutes, scale);
const startedAt = new Date().toISOString();

const stack = await findStack();
let isWell = false;
try {
  isWell = await runAfternoon(stack);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
} finally {
  closeAgents();
  await stack.stop();
}
process.exit(isWell ? 0 : 1);

/** Whether every budget was kept. */
async function runAfternoon({ kind, entry, controls, credentials }: RunningStack): Promise<boolean> {
  const world = await readWorld(controls);
  const date = kind === 'own' ? recorded.world.date : dateFrom(recorded.world.date, world.nowMs);
  const moves = planMoves(phases, world.seed, date);
  const timeline = new Timeline(controls, entry.api);
  say(`${recorded.name} of ${date} in the world "${world.seed}", ${minutes} minutes, seed "${seed}", scale ${scale}`);
  try {
    await timeline.jump(moves.find(({ toMs }) => toMs !== null)?.toMs ?? world.nowMs);
    const scoring = moves.flatMap(({ goals }) => goals?.matchIds ?? []);
    const place = await findPlace(entry, scoring, seed);
    const players = await signInPlayers(entry.api, credentials);
    const { figures, phases: played } = await replay({ place, phases, moves, timeline, players, seed, run, say });
    const compared = compare(figures, budgets);
    for (const line of ['', ...figureLines(figures)]) say(line);
    const terms = { script: recorded.name, seed, minutes, scale, world: { seed: world.seed, date }, stack: kind };
    const path = saveReport({ ...terms, startedAt, figures, phases: played, budgets: compared });
    const passed = compared.filter(({ isKept }) => !isKept);
    for (const one of passed) say(`  ${passedLine(one)}`);
    say(`  ${compared.length - passed.length} of ${compared.length} budgets kept; ${path}`);
    return passed.length === 0;
  } finally {
    await timeline.setSpeed(world.speed).catch(() => undefined);
  }
}

function readRecorded(): Script {
  const script = readScript(scriptPath);
  return 'problem' in script ? fail(`The script ${scriptPath} is refused: ${script.problem}.`) : script;
}

function say(line: string): void {
  console.log(line);
}

function findStack(): Promise<RunningStack> {
  const [web, api, realtime, controls, key] = ['web', 'api', 'realtime', 'controls', 'controls-key'].map(given);
  const database = given('database');
  const joined = [web, api, realtime, controls, key];
  if (joined.every((value) => value === undefined)) {
    const port = Number(given('web-port') ?? 4800);
    return startOwnStack({ port, seed: recorded.world.seed, run, database });
  }
  if (web === undefined || api === undefined || realtime === undefined || controls === undefined || key === undefined)
    fail('To join a stack name all of --web, --api, --realtime, --controls and --controls-key.');
  const far = [web, api, realtime, controls].find((address) => !isLoopback(address));
  if (far !== undefined) fail(`${far} is not of this machine, and a load replay stays on it.`);
  return joinStack({ entry: { web, api, realtime }, controls: { address: controls, key }, run, database });
}

function fail(line: string): never {
  console.error(line);
  process.exit(2);
}
