// Plain JavaScript, since it must run on whatever Node from 20 on the machine has.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Type stripping without a flag, node:sqlite and what React Router asks for. */
const nodeMin = { major: 22, minor: 22 };

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The Node that runs the sources: the one the project brings along as an ordinary locked dependency, or the machine's own
 * if it is new enough.
 *
 * @param {(line: string) => never} stop Called with one line if there is none.
 */
export function findRuntime(stop) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const brought = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
  if (existsSync(brought)) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > nodeMin.major || (major === nodeMin.major && minor >= nodeMin.minor)) return process.execPath;
  return stop(
    `This machine needs Node ${nodeMin.major}.${nodeMin.minor} or newer (it has ${process.versions.node}); Node 24 is best.`,
  );
}
