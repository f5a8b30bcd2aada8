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
 * @param {(line: string) => never} stop Called with one line if there is none, as on macOS, for which no Node is brought along.
 * @param {{ platform: string, arch: string, versions: { node: string }, execPath: string }} machine
 */
export function findRuntime(stop, { platform, arch, versions, execPath } = process) {
  const system = platform === 'win32' ? 'win' : platform;
  const file = platform === 'win32' ? 'node.exe' : 'node';
  const brought = join(root, 'node_modules', `node-${system}-${arch}`, 'bin', file);
  if (existsSync(brought)) return brought;
  const [major = 0, minor = 0] = versions.node.split('.').map(Number);
  if (major > nodeMin.major || (major === nodeMin.major && minor >= nodeMin.minor)) return execPath;
  return stop(
    `This machine needs Node ${nodeMin.major}.${nodeMin.minor} or newer (it has ${versions.node}); Node 24 is best.`,
  );
}
