import { describe, expect, it } from 'vitest';
import { createServerLog, type LogTerms } from './server-log.ts';

function setUp(terms: Pick<LogTerms, 'level' | 'format'>) {
  const lines: string[] = [];
  const log = createServerLog({ service: 'web', facts: { role: 'api' }, ...terms, write: (line) => lines.push(line) });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const request = { requestId: 'edge-0001', method: 'GET', path: '/v2/config', status: 200, tookMs: 3 };

describe('[RUN-11] a log in JSON', () => {
  it('has one object a line, with a level, a time and what every line says', () => {
    const { log, parsed } = setUp({ level: 'requests', format: 'json' });
    log.request(request);
    log.request({ ...request, status: 503 });
    log.work({ work: 'bet settled', subject: 'b-1', requestId: 'edge-0001' });
    const [first, second, third] = parsed();
    expect(first).toMatchObject({ level: 'info', service: 'web', role: 'api', kind: 'request', ...request });
    expect(Date.parse(String(first?.['time']))).toBeGreaterThan(0);
    expect(second).toMatchObject({ level: 'error', status: 503 });
    expect(third).toMatchObject({ kind: 'work', work: 'bet settled', subject: 'b-1', requestId: 'edge-0001' });
  });

  it('has no secret, wherever it stood', () => {
    const { log, lines } = setUp({ level: 'requests', format: 'json' });
    const error = new Error('connect postgresql://book:hunter2@db/book with Bearer abcdef');
    log.failure({ requestId: 'edge-0001', path: '/v2/x', error });
    log.problem('the key is api_key=hunter2');
    log.problem('token=hunter2 of vip@slipstream.example');
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toMatch(/hunter2|abcdef|vip@/);
  });
});

describe('[RUN-11] a log in text', () => {
  it('is read by people', () => {
    const { log, lines } = setUp({ level: 'requests', format: 'text' });
    log.request(request);
    log.problem('the backend is away');
    expect(lines).toEqual(['web: GET /v2/config 200 in 3 ms (edge-0001)\n', 'web: the backend is away\n']);
  });

  it('that is quiet tells of failures and problems alone', () => {
    const { log, lines } = setUp({ level: 'quiet', format: 'text' });
    log.request(request);
    log.work({ work: 'bet settled', subject: 'b-1', requestId: undefined });
    expect(lines).toEqual([]);
    log.failure({ requestId: 'edge-0001', path: '/v2/x', error: 'broken' });
    log.problem('a problem');
    expect(lines).toEqual(['web: /v2/x failed (edge-0001): broken\n', 'web: a problem\n']);
  });
});
