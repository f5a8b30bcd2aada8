import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

const version = '4.32.5';
const pythonMin = { major: 3, minor: 10 };

export type Fuzzer = { readonly kind: 'ready'; readonly program: string } | { readonly kind: 'missing'; line: string };

/** The fuzzer in a folder of its own that git does not see; installed there the first time. */
export function findSchemathesis(cache = join(root, '.cache'), pythons = ['python3', 'python']): Fuzzer {
  const folder = join(cache, `schemathesis-${version}`);
  const programs = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const program = join(programs, process.platform === 'win32' ? 'st.exe' : 'st');
  if (existsSync(program)) return { kind: 'ready', program };
  const python = pythons.find(isRecentPython);
  if (python === undefined) {
    return missing(`The fuzzer needs Python ${pythonMin.major}.${pythonMin.minor} or newer, which is not here.`);
  }
  console.log(`Installing schemathesis ${version} into .cache (once) ...`);
  mkdirSync(cache, { recursive: true });
  if (!succeeds(python, ['-m', 'venv', folder])) {
    return missing(`${python} could not make a virtual environment; its venv module may be missing.`);
  }
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`];
  if (!succeeds(join(programs, 'python'), pip))
    return missing('pip could not install schemathesis; its message is above.');
  return { kind: 'ready', program };
}

function isRecentPython(program: string): boolean {
  const test = `import sys; sys.exit(0 if sys.version_info >= (${pythonMin.major}, ${pythonMin.minor}) else 1)`;
  return spawnSync(program, ['-c', test], { stdio: 'ignore' }).status === 0;
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, [...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function missing(line: string): Fuzzer {
  return { kind: 'missing', line: `${line} Nothing was tested.` };
}
