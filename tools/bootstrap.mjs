// The door of every npm script. It runs on any Node from 20 on, checks what was typed, installs what is missing, and hands over to
// the script itself under Node 24, which the project brings along as an ordinary locked dependency.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findRuntime } from './bin/find-runtime.mjs';
import { commands } from './commands.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const name = process.argv[2] ?? '';
const command = commands[name];
if (!command) stop(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
const options = readOptions(name, command, process.argv.slice(3));
installIfNeeded();
handOver(findRuntime(stop), command.script, options);

/** @param {string} line @returns {never} */
function stop(line) {
  console.error(line);
  process.exit(2);
}

/** @param {string} of @param {import('./commands.mjs').Command} known @param {string[]} args */
function readOptions(of, known, args) {
  const shape = Object.fromEntries(Object.entries(known.options).map(([key, { type }]) => [key, { type }]));
  /** @type {Record<string, string | boolean | undefined>} */
  let values = {};
  try {
    const allowPositionals = known.words !== undefined;
    const read = parseArgs({ args, allowPositionals, options: { ...shape, help: { type: 'boolean', short: 'h' } } });
    values = read.positionals.length > 0 ? { ...read.values, words: read.positionals.join(' ') } : read.values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    stop(`${reason}. "npm run ${of} -- --help" lists the options.`);
  }
  if (values['help']) {
    printHelp(of, known);
    process.exit(0);
  }
  for (const [key, text] of Object.entries(values)) {
    const wrong = typeof text === 'string' ? known.options[key]?.check?.(text) : null;
    if (wrong) stop(`--${key} ${wrong}, not "${text}".`);
  }
  return values;
}

/** @param {string} of @param {import('./commands.mjs').Command} known */
function printHelp(of, known) {
  const rows = Object.entries(known.options).map(([key, { value, about }]) => [
    `--${key}${value ? ` ${value}` : ''}`,
    about,
  ]);
  const width = Math.max(...rows.map(([left]) => left?.length ?? 0));
  console.log(`${known.about}.\n\n  npm run ${of} -- ${known.words ? `${known.words} ` : ''}[options]\n`);
  for (const [left, about] of rows) console.log(`  ${left?.padEnd(width)}  ${about}`);
}

function installIfNeeded() {
  if (isInstalled()) return;
  const fresh = !existsSync(join(root, 'node_modules'));
  console.log('Installing packages (about a minute the first time) ...');
  // A running Windows binary cannot be deleted, and `npm ci` deletes everything first: only a fresh tree gets it.
  const { status } = npm([fresh ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) stop('npm could not install the packages; its message is above. Nothing was started.');
}

/** npm writes down what it installed; what is locked and not optional must be there, in that version. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (path === '' || link || !path.includes('node_modules')) return true;
    return present[path] ? present[path].version === version : Boolean(optional || peer);
  });
}

/** @param {string[]} args */
function npm(args) {
  const cli = process.env['npm_execpath'];
  return cli
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** @param {string} runtime @param {string} script @param {Record<string, unknown>} values */
function handOver(runtime, script, values) {
  const path = [dirname(runtime), join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path, SLIPSTREAM_OPTIONS: JSON.stringify(values) };
  const child = spawn(runtime, [join(root, script)], { cwd: root, stdio: 'inherit', env });
  // The script decides how to end; this process passes the signal on and waits, so that the exit code is the script's.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
