import { describe, expect, it } from 'vitest';
import type { Look } from './look.ts';
import { findTarget, masked, targetOf } from './targets.ts';
import { plainControl } from './testing.ts';

function lookAt(...names: readonly string[]): Look {
  const controls = names.map((name) => ({ ...plainControl, name }));
  const view = { scene: { kind: 'page' }, facts: { controls } };
  return { views: [view], main: view, url: '' } as unknown as Look;
}

describe('a control is found again', () => {
  it.each([
    ['Draw, 1X2, 4.40', 'Draw, #X#, #'],
    ['Bet slip 1', 'Bet slip #'],
    ['1.234,50 €', '# €'],
  ])('%s is %s', (name, mask) => {
    expect(masked(name)).toBe(mask);
  });

  it('when its price has moved, and by its place among those alike', () => {
    const before = lookAt('Draw, 1X2, 4.40', 'Save', 'Draw, 1X2, 3.10');
    const target = targetOf(before.main, 2);
    expect(target).toEqual({ frame: 'page', role: 'button', name: 'Draw, #X#, #', nth: 1, kin: plainControl.kin });
    expect(findTarget(lookAt('Save', 'Draw, 1X2, 4.45', 'Draw, 1X2, 3.25'), target)?.index).toBe(2);
  });

  it('as the last of its name when there are fewer, and not at all when there is none', () => {
    const target = { frame: 'page', role: 'button', name: 'Save', nth: 3, kin: 'a.row' } as const;
    expect(findTarget(lookAt('Save', 'Open'), target)?.index).toBe(0);
    expect(findTarget(lookAt('Open'), target)).toBeNull();
    expect(findTarget(lookAt('Save'), { ...target, frame: 'book' })).toBeNull();
  });

  it('as another of its kin when the match is over', () => {
    const target = { frame: 'page', role: 'button', name: 'Arsenal', nth: 0, kin: plainControl.kin } as const;
    expect(findTarget(lookAt('Chelsea', 'Leeds'), target)?.index).toBe(0);
  });
});
