import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isReturn, keepPlaces, keptPlaces, latestPlaces } from './kept-places.ts';

const places = [{ name: '7', nth: 0, top: 17, isOpened: false }];

class Timing {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('where rows were on pages of the last document', () => {
  it('[ROUTE-12] is told to the next one, of the pages that were left last', () => {
    keepPlaces(new Map(Array.from({ length: 30 }, (_, at) => [`${at} /live`, places])), 20);
    expect([...keptPlaces().keys()]).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 10} /live`));
    expect(keptPlaces().get('29 /live')).toEqual(places);
  });

  it.each(['{', '{}', '[[1,[]]]', '[["29 /live",7]]'])('[ROUTE-12] is nothing where "%s" is stored', (stored) => {
    sessionStorage.setItem('places', stored);
    expect(keptPlaces().size).toBe(0);
  });

  it('[ROUTE-12] leaves out a row that cannot be one', () => {
    sessionStorage.setItem('places', '[["1 /live",[{"name":1},{"name":"7","nth":0,"top":17,"isOpened":false}]]]');
    expect(keptPlaces().get('1 /live')).toEqual(places);
  });

  it.each([
    ['back_forward', true],
    ['reload', true],
    ['navigate', false],
  ])('[ROUTE-12] counts for a document made by %s: %s', (type, expected) => {
    vi.stubGlobal('PerformanceNavigationTiming', Timing);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing(type)] as unknown as PerformanceEntryList);
    expect(isReturn()).toBe(expected);
  });

  it('[ROUTE-12] counts for a document whose host was returned to', () => {
    window.name = 'slipstream-returned';
    expect(isReturn()).toBe(true);
    window.name = '';
  });

  it('[ROUTE-12] is found by the address alone, of the page that was left last', () => {
    const other = [{ ...places[0]!, top: 90 }];
    const left = new Map([
      ['a /live', other],
      ['b /live', places],
      ['c /live?sport=tennis', other],
    ]);
    expect(latestPlaces(left, '/live')).toEqual(places);
    expect(latestPlaces(left, '/soccer')).toEqual([]);
  });
});
