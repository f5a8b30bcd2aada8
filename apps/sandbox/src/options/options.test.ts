import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('options', () => {
  it('have usual values', () => {
    expect(parseOptions([], {})).toMatchObject({
      kind: 'run',
      options: { port: 3001, seed: null, speed: null, data: '.data', reset: false, log: 'quiet' },
    });
  });

  it('come from flags before the environment', () => {
    const parsed = parseOptions(['--port', '4000', '--seed', 'a', '--reset'], { PORT: '5000', SPEED: '12.5' });
    expect(parsed).toMatchObject({ kind: 'run', options: { port: 4000, seed: 'a', speed: 12.5, reset: true } });
  });

  it('take several origins, each whole', () => {
    const parsed = parseOptions([], { WEB_ORIGINS: 'https://a.example, http://localhost:3000' });
    expect(parsed).toMatchObject({ options: { webOrigins: ['https://a.example', 'http://localhost:3000'] } });
  });

  it.each([
    [['--port', 'x'], {}, '--port must be a whole number, not "x"'],
    [['--port', '70000'], {}, '--port must be at most 65535, not "70000"'],
    [['--speed', '0'], {}, '--speed must be at least 0.1, not "0"'],
    [['--speed', 'fast'], {}, '--speed must be a number, not "fast"'],
    [[], { SPEED: '9999' }, 'SPEED must be at most 600, not "9999"'],
    [[], { WEB_ORIGINS: 'example.com' }, 'WEB_ORIGINS must be origins'],
    [[], { WEB_ORIGINS: 'https://a.example/path' }, 'WEB_ORIGINS must be origins'],
    [[], { REALTIME_SECRET: 'short' }, 'REALTIME_SECRET must have 32 characters'],
    [[], { CLUSTER_API_URL: 'http://localhost:8000/api' }, 'belong together'],
    [[], { CLUSTER_URL: 'http://localhost:8000' }, 'CLUSTER_URL must be an address with wss?:'],
    [['--controls', '3003'], { NODE_ENV: 'production' }, 'CONTROLS must not be asked for with NODE_ENV=production'],
    [[], { CONTROLS: '0', NODE_ENV: 'production' }, 'CONTROLS must not be asked for with NODE_ENV=production'],
    [['--controls', 'yes'], {}, '--controls must be a whole number, not "yes"'],
    [[], { CONTROLS_SECRET: 'short' }, 'CONTROLS_SECRET must have 32 characters'],
    [['--role', 'boss'], {}, '--role must be api, feed, jobs or all, not "boss"'],
    [['--role', 'api'], {}, 'ROLE api needs DATABASE_URL=postgresql://'],
    [[], { ROLE: 'feed', DATABASE_URL: 'embedded' }, 'ROLE feed needs DATABASE_URL=postgresql://'],
    [['--colour', 'red'], {}, "Unknown option '--colour'"],
    [['--reset=yes'], {}, '--reset'],
  ])('%j %j are refused in one line', (args, env, line) => {
    const parsed = parseOptions(args, env);
    expect(parsed.kind === 'invalid' ? parsed.line : parsed.kind).toContain(line);
    expect(parsed.kind === 'invalid' && parsed.line).not.toContain('\n');
  });

  it('[SAFE-2] ask for controls or have none', () => {
    expect(parseOptions([], { NODE_ENV: 'production' })).toMatchObject({ options: { controls: null } });
    expect(parseOptions([], {})).toMatchObject({ options: { controls: null } });
    const secret = 'x'.repeat(32);
    const asked = parseOptions(['--controls', '3003'], { CONTROLS_SECRET: secret });
    expect(asked).toMatchObject({ options: { controls: { port: 3003, secret } } });
  });

  it('name several nodes of Centrifugo', () => {
    const env = {
      CLUSTER_API_URL: 'http://a:8000/api, http://b:8000/api',
      CLUSTER_API_KEY: 'k',
      CLUSTER_URL: 'ws://a/c',
    };
    const apiUrls = ['http://a:8000/api', 'http://b:8000/api'];
    expect(parseOptions([], env)).toMatchObject({ options: { centrifugo: { apiUrls } } });
  });

  it('explain themselves', () => {
    const parsed = parseOptions(['--help'], {});
    expect(parsed.kind === 'help' && parsed.text).toContain('WEB_ORIGINS');
  });
});
