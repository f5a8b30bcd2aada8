import { localeCodes } from '@slipstream/locales/locale';
import { playFixture } from '@slipstream/simulation/match/play-fixture';
import { stateAt } from '@slipstream/simulation/match/state-at';
import { allMarkets } from '@slipstream/simulation/pricing/priced';
import { fixturesBetween } from '@slipstream/simulation/world/fixtures';
import { createWorld } from '@slipstream/simulation/world/world';
import { describe, expect, it } from 'vitest';
import { nameIn } from './market-names.ts';
import { marketGroupName } from './world-names.ts';

const startMs = Date.UTC(2026, 4, 2);
const week = fixturesBetween(createWorld(1), startMs, startMs + 7 * 86_400_000);
const onePerSport = [...new Map(week.map((fixture) => [fixture.sportKey, fixture])).values()];

describe('names of markets', () => {
  it.each(onePerSport.map((fixture) => ({ sportKey: fixture.sportKey, fixture })))(
    '[I18N-3] different markets of $sportKey have different names in every language',
    ({ fixture }) => {
      const names = allMarkets(fixture, stateAt(playFixture(fixture), 0)).map(({ info }) => info.name);
      const different = [...new Set(names)];
      for (const locale of localeCodes) {
        const shared = Map.groupBy(different, (name) => nameIn(name, fixture, locale));
        expect([...shared].filter(([, english]) => english.length > 1)).toEqual([]);
      }
    },
  );

  it.each(localeCodes)('[I18N-3] every group of markets has a name in %s', (locale) => {
    const groups = new Set(
      onePerSport.flatMap((fixture) =>
        allMarkets(fixture, stateAt(playFixture(fixture), 0)).flatMap(({ info }) => info.groups),
      ),
    );
    expect([...groups].filter((group) => marketGroupName(group, locale) === undefined)).toEqual([]);
  });

  it.each([
    ['3rd map - winner', 'de', '3. Map - Sieger'],
    ['1st set - correct score', 'de', '1. Satz - Genaues Ergebnis'],
    ['Winner (incl. overtime and penalties)', 'de', 'Sieger (inkl. Verlängerung und Penaltys)'],
    ['Draw (0:3)', 'de', 'Unentschieden (0:3)'],
    ['1st quarter - 1X2', 'fr', 'Quart-temps 1 - 1N2'],
    ['3rd quarter - 1X2', 'es', 'Cuarto 3 - 1X2'],
    ['2nd set - winner', 'fil', 'Ika-2 na set - mananalo'],
    ['No', 'el', 'Όχι'],
  ])('[I18N-3] says "%s" in %s', (name, locale, expected) => {
    expect(nameIn(name, { home: { name: 'Arsenal' }, away: { name: 'Leeds' } }, locale)).toBe(expected);
  });
});

const sides = { home: { name: 'Arsenal' }, away: { name: 'FC 1st' } };

it.each([
  ['Draw (0:1)', 'ar', 'تعادل (\u200F0\u200F:1)'],
  ['Draw (0:1)', 'de', 'Unentschieden (0:1)'],
  ['2:1', 'he', '\u200F2\u200F:1'],
  ['2:1', 'de', '2:1'],
])('[I18N-2] scores run with the words: "%s" in %s', (name, locale, expected) => {
  expect(nameIn(name, sides, locale)).toBe(expected);
});
