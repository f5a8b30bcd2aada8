import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const noBrowser =
  'There is no Chromium here and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.';

/** The path of a Chromium: one that is there, else Debian's package when root, else Playwright's own download. */
export function ensureChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen;
    console.error(`CHROMIUM_PATH names "${chosen}", which does not exist.`);
    process.exit(2);
  }
  const path = findChromium() ?? installed('apt') ?? installed('playwright');
  if (path !== null) return path;
  console.error(noBrowser);
  process.exit(1);
}

function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (found) return found;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function installed(by: 'apt' | 'playwright'): string | null {
  if (by === 'apt') {
    if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null;
    console.log('Installing Chromium from the system packages ...');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'] as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], { ...quiet, stdio: [...quiet.stdio] });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { ...quiet, stdio: [...quiet.stdio] });
  } else {
    console.log('Downloading Chromium for Playwright ...');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  return findChromium();
}
