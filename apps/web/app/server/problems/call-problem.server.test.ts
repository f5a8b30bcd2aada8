import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import type { MatchId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { callProblem, shownAddress } from './call-problem.server.ts';

type Answer = () => Response | Promise<Response>;

async function problemsOf(answer: Answer, origin = 'http://api.test') {
  const problems: { readonly cause: string; readonly line: string }[] = [];
  const api = createApi({
    origin,
    locale: 'en',
    timeoutMs: 50,
    fetch: async () => answer(),
    onNoReply: (call, trace) => problems.push(callProblem(call, trace)),
  });
  await api.call(getSports, { query: { sportKey: ['soccer'] } });
  return problems;
}

const sport = { id: '1', urn_id: 'sr:sport:1', name: 'Soccer', priority: 1, type: 'regular', provider: 'betradar' };
const pagination = { total: 2, page: 1, limit: 500, last_page: 1 };
const address = 'GET http://api.test/v2/sports?sport_key=soccer';
const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:3001') });

describe('a call that failed', () => {
  it.each<[string, Answer, string]>([
    ['has no answer', () => Promise.reject(refused), 'gave no answer: connect ECONNREFUSED 127.0.0.1:3001'],
    ['is too slow', () => Promise.reject(timeout), 'gave no answer: it took too long'],
    ['is answered with another status', () => new Response('<h1>no</h1>', { status: 502 }), 'answered 502'],
    [
      'is refused with a reason',
      () =>
        Response.json({ message: 'No', code: 'bad_request', details: [{ path: 'q', message: '' }] }, { status: 400 }),
      'answered 400 (bad_request, No, q)',
    ],
    [
      'is refused without details, which may be left out',
      () => Response.json({ message: 'No', code: 'not_found' }, { status: 404 }),
      'answered 404 (not_found, No)',
    ],
    ['is answered with words', () => new Response('hello'), 'answered 200 with a body that is no JSON'],
    [
      'is answered with data that does not fit',
      () => Response.json({ data: [sport, { ...sport, key: 'a', urn_id: 7 }, {}], pagination }),
      'answered 200 with a body that does not fit: data.0.key is missing; data.1.urn_id must be string, is 7; ' +
        'data.2.id is missing; and 2 more',
    ],
  ])('[RUN-1] that %s is one line: call, address, status, reasons', async (_, answer, words) => {
    const [problem, ...rest] = await problemsOf(answer);
    expect(problem?.line).toContain(`call getSports failed: ${address} ${words.split('; and ')[0]}`);
    expect(rest).toEqual([]);
  });

  it('[RUN-1] names three misfits and counts the others', async () => {
    const [problem] = await problemsOf(() => Response.json({ data: [{}], pagination }));
    expect(problem?.line).toMatch(
      /data\.0\.id is missing; data\.0\.\w+ is missing; data\.0\.\w+ is missing(; and \d+ more)?$/,
    );
  });

  it('[RUN-1] has the same cause in every item of a list', async () => {
    const broken = { ...sport, key: 7 };
    const whole = { ...sport, key: 'soccer' };
    const [first] = await problemsOf(() => Response.json({ data: [broken], pagination }));
    const [second] = await problemsOf(() => Response.json({ data: [whole, broken, broken], pagination }));
    expect(first?.cause).toBe('call getSports does not fit at data.*.key');
    expect(second?.cause).toBe(first?.cause);
  });

  it('[RUN-1] is told of a backend that is not there at all', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => void server.close(resolve));
    const lines: string[] = [];
    const api = createApi({
      origin: `http://127.0.0.1:${port}`,
      locale: 'en',
      onNoReply: (call, trace) => lines.push(callProblem(call, trace).line),
    });
    await api.call(getMatch, { params: { id: '5' as MatchId } });
    expect(lines[0]).toContain(`call getMatch failed: GET http://127.0.0.1:${port}/v2/matches/5 gave no answer: `);
    expect(lines[0]).toMatch(/ECONNREFUSED/);
  });

  it.each([
    ['http://name:word@api.test/v2/sports', 'http://api.test/v2/sports'],
    ['http://api.test/v2/a?access_token=abc&q=x', 'http://api.test/v2/a?access_token=(hidden)&q=x'],
  ])('[RUN-1] the address %s is shown as %s', (whole, shown) => {
    expect(shownAddress(whole)).toBe(shown);
  });
});
