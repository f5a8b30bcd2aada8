import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

const stampFile = join(root, 'apps/web/build/.inputs');
const inputs = [
  'package-lock.json',
  'apps/web/*.{ts,json}',
  'apps/web/{app,public,vite}/**/*',
  'packages/{units,contract,betting,embed,locales,telemetry}/{package.json,src/**/*}',
];

/** Builds the web app unless the last build came from exactly these files. */
export function buildWeb(): void {
  const stamp = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the sportsbook (cached when nothing changed) ...');
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', '@slipstream/web', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    console.error('The build failed; the reason is above.');
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
