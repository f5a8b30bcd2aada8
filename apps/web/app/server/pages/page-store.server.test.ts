import { describe, expect, it } from 'vitest';

import { createPageStore } from './page-store.server.ts';

function setUp(bytesMax = 1000) {
  const store = createPageStore<{ status: number; byteLength: number }>(bytesMax);
  const put = (key: string, visitor: string, status = 200, byteLength = 100) =>
    store.put(key, { page: { status, byteLength }, renderedAt: 0, visitor });
  return { store, put };
}

describe('[PAGE-3] the page store', () => {
  it('keeps what two visitors use, whatever one visitor asks for, however often', () => {
    const { store, put } = setUp();
    put('/home', 'honest');
    store.touch('/home', 'another');
    for (let number = 0; number < 200; number += 1) {
      put(`/junk-${number}`, 'greedy');
      store.touch(`/junk-${number}`, 'greedy');
    }
    expect(store.find('/home')).toBeDefined();
    expect(store.bytes).toBeLessThanOrEqual(1000);
  });

  it.each([
    ['a redirect', 302],
    ['a page that is not there', 404],
  ])('never holds %s to be hot', (_name, status) => {
    const { store, put } = setUp();
    put('/nowhere', 'one', status);
    store.touch('/nowhere', 'two');
    expect(store.isHot('/nowhere')).toBe(false);
  });

  it('leaves room for new pages when more are hot than it holds', () => {
    const { store, put } = setUp();
    for (let number = 0; number < 20; number += 1) {
      put(`/page-${number}`, 'one');
      store.touch(`/page-${number}`, 'two');
    }
    expect([store.size, store.isHot('/page-19'), store.find('/page-0')]).toEqual([10, true, undefined]);
    put('/new', 'one');
    expect(store.find('/new')).toBeDefined();
  });

  it('keeps a renewed page hot, and lets one go that is not there any more', () => {
    const { store, put } = setUp();
    put('/match', 'one');
    store.touch('/match', 'two');
    put('/match', 'one');
    expect(store.isHot('/match')).toBe(true);
    put('/match', 'one', 404);
    expect([store.isHot('/match'), store.bytes]).toEqual([false, 100]);
  });
});
