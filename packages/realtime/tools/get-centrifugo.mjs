// Builds the Centrifugo that the conformance tests compare with, once, into the machine's cache folder.
// It takes minutes and needs Go, so no test run does it by itself: without it those tests are reported as skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  centrifugo5Version,
  centrifugoCached,
  centrifugoFile,
  centrifugoFolder,
  centrifugoVersion,
} from '../src/testing/centrifugo-cache.ts';

const goCommand = process.platform === 'win32' ? 'go.exe' : 'go';

function main() {
  const there = centrifugoCached.find((file) => existsSync(file));
  if (there !== undefined) return `Centrifugo is there already: ${there}`;
  mkdirSync(centrifugoFolder, { recursive: true });
  for (const version of [centrifugoVersion, centrifugo5Version]) {
    say(`Building Centrifugo ${version}; this takes a few minutes.`);
    const built = build(version);
    if (built.error !== undefined)
      return fail(`Go could not be started (${built.error.message}). Install Go 1.26 or newer.`);
    if (built.status === 0) return `Centrifugo ${version} is ready: ${centrifugoFile(version)}`;
    say(`Centrifugo ${version} could not be built.`);
  }
  return fail('No Centrifugo could be built; put a "centrifugo" on PATH instead.');
}

/** In a module that requires it, because "go install" refuses what has replacements in its own module. */
function build(version) {
  const module = `github.com/centrifugal/centrifugo/v${version.split('.')[0]}`;
  const folder = mkdtempSync(join(tmpdir(), 'slipstream-centrifugo-'));
  writeFileSync(join(folder, 'go.mod'), `module build\n\ngo 1.21\n\nrequire ${module} v${version}\n`);
  writeFileSync(join(folder, 'build.go'), `//go:build tools\n\npackage build\n\nimport _ "${module}"\n`);
  const go = (...args) => spawnSync(goCommand, args, { cwd: folder, stdio: 'inherit' });
  const tidy = go('mod', 'tidy');
  const file = centrifugoFile(version);
  // Under another name first: a build that is interrupted leaves no half a program.
  const built = tidy.status === 0 ? go('build', '-o', `${file}.part`, module) : tidy;
  if (built.status === 0) renameSync(`${file}.part`, file);
  rmSync(folder, { recursive: true, force: true });
  return built;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(why) {
  process.exitCode = 1;
  return why;
}

say(main());
