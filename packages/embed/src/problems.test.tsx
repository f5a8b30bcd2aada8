import { embedProtocol } from '@slipstream/contract/embed/handshake';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedOptions, EmbedProblem } from './sdk-options.ts';
import { sdkScripts } from './sdk-scripts.ts';
import { endAll, nonce, settled, sportsbook, twoWindows } from './testing/two-windows.ts';

let warnings: unknown[][] = [];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words));
});
afterEach(() => {
  endAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function framed(more: Partial<EmbedOptions> = {}) {
  const problems: EmbedProblem[] = [];
  return { problems, ...twoWindows({ onProblem: (problem) => problems.push(problem), ...more }) };
}

const session = { token: 'token-0123456789', expiresAtMs: null };

describe('a frame that does not answer', () => {
  it.each([
    [true, 'frame_refused', 'FRAME_ANCESTORS'],
    [false, 'frame_silent', 'was not loaded within 5 seconds'],
  ])('[EMBED-9] is reported after five seconds (loaded: %s) as %s', (isLoaded, code, words) => {
    vi.useFakeTimers();
    const { problems, embedded } = framed();
    if (isLoaded) embedded.iframe.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(4999);
    expect(problems).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(problems).toMatchObject([{ code, message: expect.stringContaining(words) }]);
    expect(warnings).toHaveLength(1);
  });

  it.each(['answered', 'destroyed'])('[EMBED-9] is not reported when it has %s', (end) => {
    vi.useFakeTimers();
    const { problems, embedded, self } = framed();
    if (end === 'answered') sportsbook(self);
    else embedded.destroy();
    vi.advanceTimersByTime(20_000);
    expect(problems).toEqual([]);
  });

  it('[EMBED-9] that speaks another version is reported with both', () => {
    const { toHost, problems } = framed();
    toHost({ data: { protocol: embedProtocol, type: 'hello', versions: [7], nonce } });
    expect(problems).toMatchObject([{ code: 'no_common_version', message: expect.stringMatching(/1.*7/) }]);
  });
});

describe('a session function that fails', () => {
  const broken = new Error('503 from /my-session');

  it.each([
    ['throws', () => Promise.reject(broken), '503 from /my-session'],
    ['returns no session', async () => ({ user: 'me' }) as never, 'must return null or { token, expiresAtMs }'],
  ])('[EMBED-9] because it %s is reported, and the sportsbook goes on with a visitor', async (_, ask, words) => {
    const { self, problems } = framed({ session: ask });
    const { messages } = sportsbook(self);
    await settled();
    expect(problems).toMatchObject([{ code: 'session_failed', message: expect.stringContaining(words) }]);
    expect(messages).toContainEqual(expect.objectContaining({ session: { status: 'logged_out' } }));
  });

  it('[EMBED-9] later leaves the player signed in, and is written to the console once', async () => {
    let isBroken = false;
    const { self, embedded, problems } = framed({
      session: async () => (isBroken ? Promise.reject(broken) : session),
    });
    const { messages } = sportsbook(self);
    await settled();
    isBroken = true;
    await embedded.refreshSession();
    await embedded.refreshSession();
    await settled();
    expect(messages.filter(({ type }) => type === 'session')).toHaveLength(1);
    expect(problems.map(({ code, error }) => [code, error])).toEqual([
      ['session_failed', broken],
      ['session_failed', broken],
    ]);
    expect(warnings).toEqual([['Slipstream: session failed: 503 from /my-session (session_failed)', broken]]);
  });
});

describe('something the sportsbook does not have', () => {
  it.each([
    ['unknown_locale', 'unknown_locale'],
    ['unknown_path', 'unknown_path'],
    ['malformed', 'message_refused'],
  ] as const)('[EMBED-9] is answered with %s and reported as %s', async (code, reported) => {
    const { self, problems } = framed();
    const { link } = sportsbook(self);
    link()?.send({ type: 'error', error: { code, about: null, message: 'there is no language xx' } });
    await settled();
    expect(problems).toEqual([{ code: reported, message: 'the sportsbook says: there is no language xx' }]);
  });
});

it('the SDK as a script has no imports or exports of its parts', () => {
  const { module, global } = sdkScripts();
  expect(global).not.toMatch(/^(?:import|export) /m);
  expect(module.match(/^export /gm)).toHaveLength(1);
  expect(() => Reflect.construct(Function, [global])).not.toThrow();
});
