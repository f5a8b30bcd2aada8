import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';

const here = 'http://localhost:1';
const key = 'a'.repeat(32);

const bootstrap = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/bootstrap.mjs'), ...args], { encoding: 'utf8', cwd: root });

describe('what was typed wrong is answered in one clear line', () => {
  it.each([
    [['start', '--colour'], /Unknown option '--colour'.*--help/],
    [['start', '--web-port', 'high'], /--web-port must be a port number from 1 to 65535, not "high"/],
    [['start', '--web-port', '70000'], /--web-port must be a port number/],
    [['start', '--speed', '0'], /--speed must be a number from 0.1 to 600/],
    [['start', '--seed', 'a b'], /--seed must be 1 to 62 letters/],
    [['start', '--seed', 'a/6'], /may end in \/1 to \/5/],
    [['fuzz', '--examples', 'many'], /--examples must be a whole number/],
    [['walk', '--minutes', '0'], /--minutes must be a number/],
    [['walk', '--where', 'moon'], /--where must be one of web, host, not "moon"/],
    [['audit-ledger', '--file', 'x'], /Unknown option '--file'.*"npm run audit-ledger -- --help"/],
    [['soak', '--minutes', 'long'], /--minutes must be a number/],
    [['load', '--scale', '0'], /--scale must be a number from 0.01 to 20/],
    [['load', '--web', 'http://localhost:1'], /name all of --web, --api, --realtime, --controls and --controls-key/],
    [['load', '--script', 'nothing.json'], /The script nothing\.json is refused: it cannot be read/],
    [
      `load --web ${here} --api http://shop.example --realtime ${here} --controls ${here} --controls-key ${key}`.split(
        ' ',
      ),
      /http:\/\/shop\.example is not of this machine/,
    ],
    [['cluster', '--controls-key', 'short'], /--controls-key must be 32 or more letters/],
    [['mutate', '--part', 'ui'], /--part must be one of reducers, limits, settlement, placing, board, rulebook/],
    [['release', 'soon'], /A release needs a version such as 0\.2\.0, not "soon"/],
    [['launch'], /There is no command "launch"/],
    [['test', '--only', 'nothing'], /There is no step "nothing"/],
  ])('%j', (args, line) => {
    const { status, stderr } = bootstrap(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('a browser that is named but not there is one line too', () => {
    const script = join(root, 'tools/lib/browser.ts');
    const code = `import(${JSON.stringify(script)}).then(({ ensureChromium }) => ensureChromium())`;
    const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' };
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', env });
    expect(status).toBe(2);
    expect(stderr.trim()).toBe('CHROMIUM_PATH names "/nowhere/chromium", which does not exist.');
  });

  it('help lists every option', () => {
    const { status, stdout } = bootstrap('start', '--help');
    expect(status).toBe(0);
    for (const option of [
      '--web-port',
      '--sandbox-port',
      '--host-port',
      '--seed',
      '--speed',
      '--data',
      '--database',
      '--reset',
    ]) {
      expect(stdout).toContain(option);
    }
  });
});
