import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepPlaces, keptPlaces } from './kept-places.ts';

const page = { key: 'a1', pathname: '/sportsbook/live', search: '?sport=tennis' };
const places = [{ name: '7', nth: 0, top: 17, isOpened: false }];

class Timing {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

function entered(type: string): void {
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing(type)] as unknown as PerformanceEntryList);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the rows of a page that a new document shows again', () => {
  it.each(['back_forward', 'reload'])('[ROUTE-12] are where they were after %s', (type) => {
    entered(type);
    keepPlaces(page, places);
    expect(keptPlaces(page)).toEqual(places);
    expect(keptPlaces({ ...page, key: 'b2' })).toEqual([]);
  });

  it('[ROUTE-12] begin at the top when the page is opened anew', () => {
    entered('navigate');
    keepPlaces(page, places);
    expect(keptPlaces(page)).toEqual([]);
  });

  it('[ROUTE-12] are kept of the last pages only, and whatever else is stored there is nothing', () => {
    entered('reload');
    for (let at = 0; at < 30; at += 1) keepPlaces({ ...page, key: String(at) }, places);
    expect(keptPlaces({ ...page, key: '0' })).toEqual([]);
    expect(keptPlaces({ ...page, key: '29' })).toEqual(places);
    for (const stored of ['{', '{}', '[[1,[]]]', '[["29 /sportsbook/live?sport=tennis",[{"name":1}]]]']) {
      sessionStorage.setItem('places', stored);
      expect(keptPlaces({ ...page, key: '29' })).toEqual([]);
    }
  });
});
