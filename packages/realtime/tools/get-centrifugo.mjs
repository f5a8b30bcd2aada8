// Builds the Centrifugo that the conformance tests compare with, once, into the machine's cache folder.
// It takes minutes and needs Go, so no test run does it by itself: without it those tests are reported as skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { centrifugoCached, centrifugoFolder, centrifugoVersion } from '../src/testing/centrifugo-cache.ts';

const goCommand = process.platform === 'win32' ? 'go.exe' : 'go';
const module = `github.com/centrifugal/centrifugo/v6@v${centrifugoVersion}`;

function main() {
  if (existsSync(centrifugoCached)) return `Centrifugo ${centrifugoVersion} is there already: ${centrifugoCached}`;
  mkdirSync(centrifugoFolder, { recursive: true });
  say(`Building ${module}; this takes a few minutes.`);
  const built = spawnSync(goCommand, ['install', module], {
    env: { ...process.env, GOBIN: centrifugoFolder },
    stdio: 'inherit',
  });
  if (built.error !== undefined)
    return fail(`Go could not be started (${built.error.message}). Install Go 1.26 or newer.`);
  if (built.status !== 0) return fail(`go install ${module} failed; put a "centrifugo" on PATH instead.`);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  renameSync(join(centrifugoFolder, `centrifugo${suffix}`), centrifugoCached);
  return `Centrifugo ${centrifugoVersion} is ready: ${centrifugoCached}`;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(why) {
  process.exitCode = 1;
  return why;
}

say(main());
