import { expect, it } from 'vitest';

import { readStored, writeStored } from './stored-text.ts';

function storage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

it('stores, reads and removes a text', () => {
  const kept = storage();
  expect([writeStored(() => kept, 'a', '1'), readStored(() => kept, 'a')]).toEqual([true, '1']);
  expect([writeStored(() => kept, 'a', null), readStored(() => kept, 'a')]).toEqual([true, null]);
});

it.each([
  ['is blocked', refuse],
  ['is not there', () => undefined],
  ['is full', () => ({ ...storage(), setItem: refuse })],
])('where storage %s, nothing is found and the writer is told', (_, source) => {
  expect([writeStored(source, 'a', '1'), readStored(source, 'a')]).toEqual([false, null]);
});
