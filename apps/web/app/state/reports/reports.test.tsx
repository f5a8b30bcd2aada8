import { runInThisContext } from 'node:vm';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { tabFailures } from '../../api/failed-calls.ts';
import { earlyErrorsScript } from '../../first-paint/early-errors.ts';
import type { Site } from '../../site/site.tsx';
import { dropReasonOf, type Fault } from './drop-reason.ts';
import { redact, redactUrl } from './redact.ts';
import { tabProblems } from './tab-problems.ts';
import { startReports } from './start-reports.ts';

const bug: Fault = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'at https://site/a.js:1',
  path: '/sportsbook',
};

describe('what is worth reporting', () => {
  it.each([
    ['a bug of ours', {}, null],
    ['what was flagged to be skipped', { isSkipped: true }, 'skipped'],
    ['a cancelled request', { name: 'AbortError', message: 'signal is aborted without reason' }, 'cancelled'],
    ['a network failure', { message: 'Failed to fetch' }, 'network'],
    ['a timeout', { name: 'TimeoutError', message: 'signal timed out' }, 'network'],
    ['an aborted connection by its code', { code: 'ECONNABORTED' }, 'network'],
    ['an error of the tag manager', { stack: 'at https://www.googletagmanager.com/gtm.js?id=1:5' }, 'foreign-script'],
    ['an error of a chat', { stack: 'at https://widget.intercom.io/widget/x:1' }, 'foreign-script'],
    ['a chunk of a former release', { message: 'Failed to fetch dynamically imported module: /a.js' }, 'chunk-load'],
    ['a script element that did not load', { isFromScriptElement: true }, 'script-element'],
    ['a skipped frame', { message: 'ResizeObserver loop limit exceeded' }, 'resize-observer'],
    ['a page that is not there', { path: '/de/sportsbook/404' }, 'not-found-page'],
  ])('[ERROR-2] %s: %j is dropped as %s', (_, change, reason) => {
    expect(dropReasonOf({ ...bug, ...change })).toBe(reason);
  });
});

const site = {
  errorReportUrl: 'https://errors.example/report',
  release: '1.0.0',
  locale: 'en',
  environment: 'staging',
} as Site;
let stop: () => void = () => undefined;
afterEach(() => stop());

function listening(of: Site = site) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  stop = startReports(of, async (url, init) => {
    sent.push({ url: url as string, body: JSON.parse(init?.body as string) as Record<string, unknown> });
    return new Response();
  });
  return sent;
}

const failed = {
  id: 'saveSettings',
  url: 'https://api.example/v2/settings?token=abc&page=2',
  status: 500,
  requestBody: { oddsType: 'british', email: 'olivia@slipstream.example' },
  responseBody: { message: 'broken', player: { name: 'Olivia', balance: 5 } },
};

describe('reports', () => {
  it('[ERROR-2] go to the service of the site, each once, and from a site without one nowhere', () => {
    const sent = listening();
    const error = new TypeError('x is not a function');
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: site.errorReportUrl, body: { name: 'TypeError', release: '1.0.0' } });
    stop();
    const none = listening({ ...site, errorReportUrl: null });
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    expect(none).toEqual([]);
  });

  it('[ERROR-2] [SESSION-3] a failed request is told with its address and both bodies, and without anything personal', () => {
    const sent = listening();
    tabFailures.tell(failed);
    expect(sent[0]?.body['request']).toEqual({
      url: 'https://api.example/v2/settings?token&page',
      requestBody: { oddsType: 'british', email: '(removed)' },
      responseBody: { message: 'broken', player: { name: '(removed)', balance: 5 } },
    });
    expect(JSON.stringify(sent)).not.toMatch(/olivia|abc/i);
  });

  it.each([
    ['[SESSION-3] an ended session', { status: 401 }],
    ['[JACKPOT-1] a jackpot that can’t be asked for', { id: 'getJackpot', status: 400 }],
    ['[JACKPOT-1] a jackpot that is not there', { id: 'getJackpot', status: 404 }],
    ['[JACKPOT-1] jackpots that fail', { id: 'getJackpots', status: 500 }],
    ['[JACKPOT-1] hits that fail', { id: 'getJackpotHits', status: 500 }],
    ['[RG-1] a limit that was reached', { status: 403, responseBody: { message: 'User is out of limit' } }],
  ])('%s is not reported', (_, change) => {
    const sent = listening();
    tabFailures.tell({ ...failed, ...change });
    expect(sent).toEqual([]);
  });

  it('[JACKPOT-1] a jackpot that is refused in another way is reported', () => {
    const sent = listening();
    tabFailures.tell({ ...failed, id: 'getJackpot', status: 403 });
    expect(sent).toHaveLength(1);
  });

  it('[ERROR-2] bodies are cut to what a report needs', () => {
    expect(redact({ list: Array.from({ length: 50 }, () => 1), text: 'x'.repeat(2000) })).toEqual({
      list: Array.from({ length: 20 }, () => 1),
      text: 'x'.repeat(500),
    });
    expect(redactUrl('nowhere')).toBe('(unreadable)');
  });
});

vi.stubGlobal('location', { ...location, pathname: '/sportsbook' });

describe('what was before the reports', () => {
  const early = { url: 'https://errors.example/report', about: { release: '1', locale: 'en', environment: 'staging' } };

  it('[ERROR-2] an error before hydration is reported once, with the environment', () => {
    runInThisContext(earlyErrorsScript(early));
    const error = new TypeError('too early');
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    const sent = listening();
    expect(sent.map(({ body }) => [body['message'], body['environment']])).toEqual([['too early', 'staging']]);
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    expect(sent).toHaveLength(1);
  });

  it('[ERROR-2] a page whose script never starts reports by itself', async () => {
    vi.useFakeTimers();
    const send = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', send);
    runInThisContext(earlyErrorsScript(early));
    const error = new TypeError('no script');
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledOnce();
    expect(JSON.parse(send.mock.calls[0]?.[1]?.body as string)).toMatchObject({
      message: 'no script',
      environment: 'staging',
    });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('[ERROR-2] problems of the connection are held until there is somebody to tell, and told once', () => {
    const problem = { name: 'RealtimeError', message: 'connect 1: timeout' };
    tabProblems.tell(problem);
    const sent = listening();
    tabProblems.tell(problem);
    expect(sent.map(({ body }) => body['message'])).toEqual(['connect 1: timeout']);
  });
});
