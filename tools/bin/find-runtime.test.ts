import { expect, it } from 'vitest';
import { findRuntime } from './find-runtime.mjs';

const stop = (line: string): never => {
  throw new Error(line);
};
const mac = (node: string) => ({ platform: 'darwin', arch: 'arm64', versions: { node }, execPath: '/opt/node' });

it.each(['22.22.0', '23.0.0', '24.21.0'])('a machine without a Node of ours runs its own %s', (version) => {
  expect(findRuntime(stop, mac(version))).toBe('/opt/node');
});

it.each(['20.19.5', '22.21.9'])('a machine with %s only is told in one line what it needs', (version) => {
  const line = `This machine needs Node 22.22 or newer (it has ${version}); Node 24 is best.`;
  expect(() => findRuntime(stop, mac(version))).toThrow(line);
});
