import { describe, expect, it } from 'vitest';

import { freebetOf } from './bonus-fixture.ts';
import { memoryStorage } from '../slip/slip-fixture.ts';
import { offerOnArrival, recordOffer } from './visit-offer.ts';

const offers = [freebetOf('one'), freebetOf('two')];
const arrival = { pathname: '/sportsbook/live', isBack: false, offers };

describe('offerOnArrival', () => {
  it('[BONUS-3] offers the first with the page that is drawn', () => {
    expect(offerOnArrival(arrival, memoryStorage())).toEqual({ pathname: '/sportsbook/live', bonusId: 'one' });
  });

  it('[BONUS-3] offers one thing a visit, whatever comes after', () => {
    const visit = memoryStorage();
    const offer = offerOnArrival(arrival, visit);
    expect(offerOnArrival(arrival, visit)).toEqual(offer);
    if (offer !== null) recordOffer(offer, visit);
    expect(offerOnArrival({ ...arrival, pathname: '/sportsbook' }, visit)).toBeNull();
    expect(offerOnArrival(arrival, memoryStorage())).not.toBeNull();
  });

  it.each([
    ['on the way back, where the page must be as it was left', { ...arrival, isBack: true }],
    ['when there is none', { ...arrival, offers: [] }],
  ])('[BONUS-3] offers nothing %s', (_, given) => {
    const visit = memoryStorage();
    expect([offerOnArrival(given, visit), visit.length]).toEqual([null, 0]);
  });
});
