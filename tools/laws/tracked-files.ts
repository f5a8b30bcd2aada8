import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** The files git knows or would take, so a law holds before a commit as well as after. */
export function trackedFiles(pattern: RegExp): readonly string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => pattern.test(path) && existsSync(join(root, path)));
}
