import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './lib/options.ts';
import { root } from './lib/root.ts';
import { changelogWithVersion, lockWithVersion, manifestWithVersion } from './release/with-version.ts';

const version = String(readOptions()['words'] ?? '');
if (!/^\d+\.\d+\.\d+$/.test(version)) stop(`A release needs a version such as 0.2.0, not "${version}".`);

const changelog = changelogWithVersion(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
if (changelog === null) stop('CHANGELOG.md has no part that is "(unreleased)", so there is nothing to release.');
write('CHANGELOG.md', changelog);
for (const file of globSync(['package.json', 'apps/*/package.json', 'packages/*/package.json'], { cwd: root })) {
  writeJson(file, manifestWithVersion(readJson(file), version));
}
writeJson('package-lock.json', lockWithVersion(readJson('package-lock.json'), version));
console.log(`Everything is ${version} now. Next: npm test -- --all, commit, tag v${version}.`);

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(read(file)) as Record<string, unknown>;
}

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

function writeJson(file: string, value: object): void {
  write(file, `${JSON.stringify(value, null, 2)}\n`);
}

function stop(line: string): never {
  console.error(line);
  process.exit(2);
}
