import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Without a window of its own: a fifth less processor time for every page. */
const headlessShell = 'chromium-headless-shell';
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

/** What browser tests run in: the headless shell where there is one, else any Chromium. The shell shows no notifications. */
export function ensureTestBrowser(): { readonly path: string; readonly notifyingPath: string } {
  const shell = findShell();
  if (shell !== null) return { path: shell, notifyingPath: findChromium() ?? installed('apt') ?? shell };
  const path = ensureChromium();
  // The shell may have been installed with it.
  return { path: findShell() ?? path, notifyingPath: path };
}

function findShell(): string | null {
  return process.env['CHROMIUM_PATH'] === undefined ? findInPath([headlessShell]) : null;
}

function findChromium(): string | null {
  const found = findInPath(names);
  if (found !== null) return found;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function findInPath(programs: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return paths.find((path) => existsSync(path)) ?? null;
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
    // A package of its own, which not every system has.
    spawnSync('apt-get', ['install', '-y', '-qq', headlessShell], { ...quiet, stdio: 'ignore' });
  } else {
    console.log('Downloading Chromium for Playwright ...');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  return findChromium();
}
