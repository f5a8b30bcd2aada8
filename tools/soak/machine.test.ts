import { expect, it } from 'vitest';
import { machineOf } from './machine.ts';

it('tells what share of the time nobody used, and what was taken away', () => {
  const before = [100, 0, 50, 1000, 10, 0, 0, 5];
  const after = [150, 0, 60, 1020, 10, 0, 0, 25];
  expect(machineOf(before, after)).toEqual({ idle: 0.2, stolen: 0.2 });
});

it('is nothing when no time has passed', () => {
  expect(machineOf([1, 0, 0, 1, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0, 0, 0])).toEqual({ idle: 0, stolen: 0 });
});
