import type { Call } from '@slipstream/contract/http/call';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Api } from '../../api/call-api.ts';
import { ProblemLog, problemLog } from './problem-log.server.ts';
import { checkReadiness } from './readiness.server.ts';
import { siteProblems } from './site-problems.server.ts';

const site = { locales: ['en', 'de'] };
const system = { currencies: [{ code: 'EUR' }], defaultCurrencyCode: 'EUR' };
const config = { site, system, featureFlags: ['jackpots'] };
const areas = { header: [{ type: 'logo', id: 'logo', settings: {} }], main: [] as object[] };

function apiWith(replies: { readonly config?: object; readonly areas?: object }): Api {
  const reply = (call: Call) =>
    call.id === getConfig.id ? replies.config : replies.areas && { data: { areas: replies.areas } };
  return {
    call: (async (call: Call) => {
      const body = reply(call);
      return body === undefined
        ? { kind: 'failure', failure: { code: 'unreachable' } }
        : { kind: 'reply', reply: body };
    }) as unknown as Api['call'],
  };
}

/** The log of the process, without what other tests left in it. */
beforeEach(() => {
  const quiet = new ProblemLog({ write: () => undefined, now: () => 0, later: () => undefined });
  Reflect.set(globalThis, Symbol.for('slipstream.problem-log'), quiet);
});

const causes = (problems: readonly { readonly cause: string }[]) => problems.map(({ cause }) => cause);

describe('/ready', () => {
  it('[RUN-2] is ready with a backend that answers and a configuration that fits', async () => {
    expect(await checkReadiness(apiWith({ config, areas }), problemLog())).toEqual({
      status: 'ready',
      parts: { api: 'up' },
      problems: [],
    });
  });

  it('[RUN-2] [RUN-4] is unavailable without the configuration, as no page can be made', async () => {
    const { status, parts } = await checkReadiness(apiWith({ areas }), problemLog());
    expect([status, parts]).toEqual(['unavailable', { api: 'down' }]);
  });

  it('[RUN-2] names broken blocks and names nobody knows', async () => {
    const main = [
      { type: 'carousel', id: 'one', settings: {} },
      { type: 'live-now', id: 'two', settings: { title: null, sports: [], each: 'many', limit: 5 } },
    ];
    const broken = { ...config, site: { locales: ['en', 'xx'] }, featureFlags: ['jackpot'] };
    const { status, problems } = await checkReadiness(
      apiWith({ config: broken, areas: { ...areas, main } }),
      problemLog(),
    );
    expect(status).toBe('degraded');
    expect(causes(problems).toSorted()).toEqual([
      'configuration: feature_flags: jackpot is not known and has no effect',
      'configuration: page home: block one is of the unknown type carousel',
      'configuration: page home: block two (live-now) has a broken setting: each must be number, is "many"',
      'configuration: site.locales: there are no words for xx, it is left out',
    ]);
  });

  it('[RUN-2] names the calls that failed in the last minute', async () => {
    problemLog().report(
      'call getMatches answered 500',
      'call getMatches failed: GET http://internal:1/v2/matches answered 500',
    );
    const { status, problems } = await checkReadiness(apiWith({ config, areas }), problemLog());
    expect([status, problems]).toEqual(['degraded', [{ cause: 'call getMatches answered 500', count: 1 }]]);
  });

  it('[RUN-2] a default currency that is not in the list is a problem', () => {
    const odd = { ...config, system: { ...system, defaultCurrencyCode: 'USD' } };
    expect(siteProblems(odd as unknown as Parameters<typeof siteProblems>[0])).toEqual([
      'system.default_currency_code: USD is not in system.currencies',
    ]);
  });
});
