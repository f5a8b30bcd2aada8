import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { partState, readiness, readinessCode, readinessOf } from './readiness.ts';

describe('readiness', () => {
  it.each([
    [{ database: 'up', realtime: 'up' }, false, 'ready', 200],
    [{ database: 'down', realtime: 'up' }, false, 'unavailable', 503],
    [{ database: 'up' }, true, 'draining', 503],
    [{}, false, 'ready', 200],
    [{ database: 'up', redis: 'down' }, false, 'degraded', 200],
    [{ database: 'down', redis: 'down' }, false, 'unavailable', 503],
  ] as const)('[RUN-4] of %j, draining %s, is %s', (parts, isDraining, status, code) => {
    const answer = readinessOf(parts, isDraining, ['redis']);
    expect([answer.status, readinessCode(answer)]).toEqual([status, code]);
    expect(z.parse(readiness, answer)).toEqual({ status, parts });
  });

  it.each([
    ['answers', async () => 1, 'up'],
    ['says no', async () => false, 'down'],
    ['fails', async () => Promise.reject(new Error('gone')), 'down'],
    ['is silent', () => new Promise(() => undefined), 'down'],
  ])('[RUN-4] a part that %s is judged', async (_, ask, state) => {
    expect(await partState(ask, 20)).toBe(state);
  });
});
