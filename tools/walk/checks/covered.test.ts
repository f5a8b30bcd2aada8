import { describe, expect, it } from 'vitest';
import type { Control } from '../facts.ts';
import { plainControl } from '../testing.ts';
import { checkCovered } from './covered.ts';

const under = (position: 'sticky' | 'fixed-bar' | 'fixed' | 'flow') => ({ what: 'div "An offer"', position });

describe('what is covered', () => {
  it.each<[string, Partial<Control>, number]>([
    ['nothing over it', {}, 0],
    ['a toast over a price', { kind: 'price', cover: under('fixed') }, 1],
    ['a part of the page over a field', { kind: 'field', cover: under('flow') }, 1],
    ['scrolled under a header', { kind: 'price', cover: under('sticky') }, 0],
    ['scrolled under the tab bar', { kind: 'button', cover: under('fixed-bar') }, 0],
    ['out of sight', { isInSight: false, cover: under('fixed') }, 0],
    ['a link, which may be a whole row with prices in it', { kind: 'link', cover: under('flow') }, 0],
  ])('%s', (_, changes, count) => {
    expect(checkCovered({ controls: [{ ...plainControl, ...changes }] })).toHaveLength(count);
  });
});
