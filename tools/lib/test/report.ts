import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** The path of a report under `reports`, with nothing there of an earlier run. */
export function freshReport(name: string): string {
  const folder = join(root, 'reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  rmSync(path, { force: true });
  return path;
}
