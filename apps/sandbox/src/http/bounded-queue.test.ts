import { describe, expect, it } from 'vitest';
import { BoundedQueue, QueueFull } from './bounded-queue.ts';

/** Jobs that end when told to, and the order in which they began. */
function jobs() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    job: (name: string) => () =>
      new Promise<string>((resolve) => {
        began.push(name);
        ends.set(name, () => resolve(name));
      }),
    end: async (name: string) => {
      await new Promise(setImmediate);
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('a bounded queue', () => {
  it('runs so many at once and the cheapest of the waiting next', async () => {
    const queue = new BoundedQueue({ runningMax: 1, waitingMax: 5, perAddressMax: 5 });
    const { began, job, end } = jobs();
    const all = [queue.run('a', job('first'), 9), queue.run('a', job('month'), 31), queue.run('b', job('day'), 1)];
    await end('first');
    await end('day');
    await end('month');
    expect(began).toEqual(['first', 'day', 'month']);
    expect(await Promise.all(all)).toEqual(['first', 'month', 'day']);
  });

  it('refuses at once what does not fit, by address and in all', async () => {
    const queue = new BoundedQueue({ runningMax: 1, waitingMax: 1, perAddressMax: 1 });
    const { job, end } = jobs();
    const first = queue.run('a', job('1'));
    expect(await queue.run('a', job('2'))).toEqual(new QueueFull('address'));
    const second = queue.run('b', job('3'));
    expect(await queue.run('c', job('4'))).toEqual(new QueueFull('all'));
    await end('1');
    await end('3');
    expect(await Promise.all([first, second])).toEqual(['1', '3']);
  });

  it('[LOAD-2] never begins a job whose client has gone, and gives its place to the next', async () => {
    const queue = new BoundedQueue({ runningMax: 1, waitingMax: 2, perAddressMax: 2 });
    const { began, job, end } = jobs();
    const client = new AbortController();
    const first = queue.run('a', job('first'));
    const left = queue.run('b', job('left'), 0, client.signal);
    const last = queue.run('b', job('last'));
    client.abort();
    expect(await left).toEqual(new QueueFull('abandoned'));
    expect(await queue.run('b', job('never'), 0, client.signal)).toEqual(new QueueFull('abandoned'));
    await end('first');
    await end('last');
    expect(await Promise.all([first, last])).toEqual(['first', 'last']);
    expect(began).toEqual(['first', 'last']);
  });

  it('a job that fails leaves its place', async () => {
    const queue = new BoundedQueue({ runningMax: 1, waitingMax: 0, perAddressMax: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});
