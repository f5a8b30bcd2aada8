import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

it.each([
  ['a proxy that is believed', 'edge-7f3a:0001', true, true],
  ['anybody else', 'edge-7f3a:0001', false, false],
  ['a proxy that sends a line of its own', 'edge\n{"level":"error"}', true, false],
  ['a proxy that sends too little', 'short', true, false],
  ['a proxy that sends too much', 'x'.repeat(129), true, false],
  ['a proxy that sends nothing', undefined, true, false],
])('[RUN-11] the id of %s', (_name, given, isTrusted, isKept) => {
  const id = requestIdOf(given, isTrusted);
  expect(id === given).toBe(isKept);
  expect(id).toMatch(/^[\w.:-]{8,128}$/);
});

it('[RUN-11] every request without one gets another', () => {
  expect(requestIdOf(undefined, false)).not.toBe(requestIdOf(undefined, false));
});
