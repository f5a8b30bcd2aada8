import { deprecations, type Deprecation } from '@slipstream/contract/deprecations';
import { describe, expect, it } from 'vitest';

import { readConfig } from './config.server.ts';

describe('readConfig', () => {
  it('starts with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      kind: 'config',
      config: {
        port: 3000,
        apiUrl: 'http://localhost:3001',
        publicApiUrl: 'http://localhost:3001',
        realtimeUrl: null,
        platformUrl: 'http://localhost:3002',
        frameAncestors: ['http://localhost:3002'],
      },
    });
  });

  it('derives what is not said from what is', () => {
    expect(
      readConfig({
        PORT: '8080',
        SPORTSBOOK_API_URL: 'http://api.internal:9000/',
        PUBLIC_SPORTSBOOK_API_URL: 'https://api.example.com/',
        FRAME_ANCESTORS: 'https://play.example.com, https://www.example.com/path',
      }),
    ).toMatchObject({
      kind: 'config',
      config: {
        port: 8080,
        publicUrl: 'http://localhost:8080',
        apiUrl: 'http://api.internal:9000',
        publicApiUrl: 'https://api.example.com',
        frameAncestors: ['https://play.example.com', 'https://www.example.com'],
      },
    });
  });

  it('takes an empty variable for one that is not set, and none for nobody', () => {
    expect(readConfig({ PORT: '', FRAME_ANCESTORS: 'none' })).toMatchObject({
      kind: 'config',
      config: { port: 3000, frameAncestors: [] },
    });
  });

  it('[RELEASE-1] still reads the name that a variable had before, and says so', () => {
    const said: Deprecation[] = [];
    const hostOf = (env: Readonly<Record<string, string>>) => {
      const read = readConfig(env, (deprecation) => said.push(deprecation));
      return read.kind === 'config' && read.config.host;
    };
    expect(hostOf({ LISTEN_HOST: '10.0.0.1', HOST: 'laptop' })).toBe('10.0.0.1');
    expect(said).toEqual([]);
    expect(hostOf({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
    expect(said).toEqual([deprecations.HOST]);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number (it is "abc")'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SPORTSBOOK_API_URL: 'localhost:3001' }, 'SPORTSBOOK_API_URL must be an http or https address'],
    [{ SPORTSBOOK_API_URL: 'ftp://x' }, 'SPORTSBOOK_API_URL must be an http or https address'],
    [{ REALTIME_URL: 'http://localhost' }, 'REALTIME_URL must be a ws or wss address'],
    [{ FRAME_ANCESTORS: 'play.example.com' }, 'FRAME_ANCESTORS must be origins'],
    [{ FRAME_ANCESTORS: "javascript:alert('x')" }, 'FRAME_ANCESTORS must be origins'],
    [{ FRAME_SOURCES: 'games' }, 'FRAME_SOURCES must be origins'],
    [{ FIRST_PAINT: 'no' }, 'FIRST_PAINT must be on or off'],
    [{ PAGE_FRESH_MS: '-1' }, 'PAGE_FRESH_MS'],
  ])('answers %o with one line', (env, line) => {
    const read = readConfig(env);
    expect(read).toMatchObject({ kind: 'problem', line: expect.stringContaining(line) });
    expect(read.kind === 'problem' && read.line).not.toContain('\n');
  });
});
