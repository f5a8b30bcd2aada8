// Starts one service from whatever Node from 20 on the machine has: `npx slipstream-web`, `-sandbox`, `-host`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRuntime } from './find-runtime.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Options and environment are the service's own; so are its output, its signals and its exit code.
 *
 * @param {string} name @param {string} script
 */
export function runService(name, script) {
  /** @type {(line: string) => never} */
  const stop = (line) => {
    console.error(`${name}: ${line}`);
    process.exit(2);
  };
  if (!existsSync(join(root, 'node_modules'))) stop('the packages are not installed, run `npm ci` first');
  // A group of its own: Ctrl-C then reaches this process alone, which passes it on once. A second one would end the
  // service in the middle of its requests.
  const detached = process.platform !== 'win32';
  const child = spawn(findRuntime(stop), [join(root, script), ...process.argv.slice(2)], {
    stdio: 'inherit',
    detached,
  });
  child.on('error', (error) => stop(error.message));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
