import type { NonMatchEvent } from '@slipstream/contract/entities/catalogue/non-match-event';
import { expect, it } from 'vitest';

import { matchOf } from '../../state/board/board-fixture.ts';
import { jsonText, sportsEvent } from './sports-event.ts';

const url = 'https://example.com/sportsbook/soccer/arsenal-tottenham-m1';

it('a match says who plays, when and where', () => {
  const match = { ...matchOf(1, null), stadium: 'Emirates Stadium', city: 'London' };
  expect(sportsEvent(match, url)).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Arsenal – Tottenham Hotspur',
    url,
    startDate: '2026-08-02T18:30:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Emirates Stadium', address: 'London' },
    homeTeam: { name: 'Arsenal' },
    awayTeam: { name: 'Tottenham Hotspur' },
  });
});

it.each([
  ['cancelled', 'EventCancelled'],
  ['abandoned', 'EventCancelled'],
  ['delayed', 'EventPostponed'],
  ['ended', 'EventScheduled'],
] as const)('a match that is %s is an %s', (kind, status) => {
  const match = { ...matchOf(1, null), stage: { kind, number: 0 } };
  expect(sportsEvent(match, url)).toMatchObject({ eventStatus: `https://schema.org/${status}` });
});

it('a season has a name and an end', () => {
  const {
    competitors: _,
    stadium: _s,
    city: _c,
    stage: _t,
    statistics: _u,
    hasCustomBet: _h,
    ...rest
  } = matchOf(1, null);
  const season: NonMatchEvent = {
    ...rest,
    type: 'season',
    name: 'Premier League - Winner',
    parent: null,
    competitors: [],
    endDate: '2027-05-20T00:00:00Z',
  };
  expect(sportsEvent(season, url)).toMatchObject({
    name: 'Premier League - Winner',
    endDate: '2027-05-20T00:00:00Z',
    location: { name: 'England' },
  });
});

it('no name ends the block it is written in', () => {
  const match = { ...matchOf(1, null), stadium: '</script><script>alert(1)</script>' };
  const text = jsonText(sportsEvent(match, url));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ location: { name: '</script><script>alert(1)</script>' } });
});
