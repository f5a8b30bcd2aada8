import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { compiled } from '../lib/test/steps.ts';

/** The Node of the machine, if it has one of its own besides the one the project brings along. */
const own = ['/usr/bin/node', '/usr/local/bin/node'].find((file) => readdirSync(join(file, '..')).includes('node'));

function run(service: string, args: readonly string[], env: Readonly<Record<string, string>>, node = process.execPath) {
  const script = join(root, `tools/bin/slipstream-${service}.mjs`);
  const given = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...env };
  return spawnSync(node, [script, ...args], { encoding: 'utf8', cwd: tmpdir(), env: given });
}

describe('a service that can not start says why in one line', () => {
  it.each([
    ['web', ['--colour'], {}, /^web: Unknown option '--colour'. --help lists/],
    ['web', [], { PORT: 'high' }, /^web: PORT must be a port number \(it is "high"\)/],
    ['web', [], { LOCALES_DIR: '/nowhere' }, /^web: LOCALES_DIR: there is no folder/],
    ['sandbox', ['--colour'], {}, /^sandbox: Unknown option '--colour'/],
    ['sandbox', ['--port', 'high'], {}, /^sandbox: --port/],
    ['sandbox', ['--data', '/dev/null/x'], {}, /^sandbox: the data folder/],
    ['sandbox', ['--centrifugo-config', '--data', '/dev/null/x'], {}, /^sandbox: the data folder/],
    ['sandbox', ['--data', join(tmpdir(), 'slipstream-services')], { SITE_DIR: '/nowhere' }, /^sandbox: .*site\.json/],
    [
      'sandbox',
      ['--data', join(tmpdir(), 'slipstream-services'), '--host', '192.0.2.1'],
      {},
      /^sandbox: listen EADDRNOTAVAIL/,
    ],
    ['host', ['--colour'], {}, /^host: Unknown option '--colour'/],
    ['host', [], { LISTEN_HOST: '192.0.2.1' }, /^host: listen EADDRNOTAVAIL/],
  ])('%s %j %j', (service, args, env, line) => {
    const { status, stderr, stdout } = run(service, args, env);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBeGreaterThan(0);
  });
});

describe.each(['web', 'sandbox', 'host'])('npx slipstream-%s', (service) => {
  it('explains itself', () => {
    const { status, stdout } = run(service, ['--help'], {});
    expect(status).toBe(0);
    expect(stdout).toContain(`npx slipstream-${service}`);
  });

  it.runIf(own !== undefined)('runs from the Node of the machine, from 20 on', () => {
    const { status, stdout, stderr } = run(service, ['--help'], {}, own);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain(`npx slipstream-${service}`);
  });
});
