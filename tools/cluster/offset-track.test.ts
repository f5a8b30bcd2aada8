import { expect, it } from 'vitest';
import { OffsetTrack } from './offset-track.ts';

it.each([
  ['one after the other', [7, 8, 9], 0],
  ['one that is missing', [7, 9, 10], 1],
  ['one that comes late', [7, 9, 8, 10], 0],
  ['one that comes twice', [7, 8, 8, 9], 0],
  ['several that are missing', [7, 8, 12], 3],
])('[RT-8] publications with %s', (_, offsets, missing) => {
  const track = new OffsetTrack();
  for (const offset of offsets) track.heard(offset);
  expect(track.missing).toBe(missing);
});

it('[RT-8] nothing is missing of what is loaded anew', () => {
  const track = new OffsetTrack();
  for (const offset of [1, 5]) track.heard(offset);
  track.restart(20);
  track.heard(21);
  expect([track.missing, track.highest]).toEqual([0, 21]);
});
