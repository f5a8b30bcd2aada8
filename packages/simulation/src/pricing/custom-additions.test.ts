import { describe, expect, it } from 'vitest';
import type { SportKey } from '../fixture.ts';
import { fixtureForTest } from '../match/fixture-for-test.ts';
import { playFixture } from '../match/play-fixture.ts';
import { stateAt } from '../match/state-at.ts';
import { customAdditions } from './custom-additions.ts';
import { customBetOdds, customBetVerdict, type CustomSelection } from './custom-bet.ts';
import { allMarkets } from './priced.ts';

const homeWins: CustomSelection = { marketId: '1', specifier: '', outcomeId: '1' };
const homeOrDraw: CustomSelection = { marketId: '10', specifier: '', outcomeId: '9' };

function open(sportKey: SportKey) {
  const fixture = fixtureForTest({ sportKey, seed: 1 });
  const state = stateAt(playFixture(fixture), 0);
  const markets = allMarkets(fixture, state)
    .filter(({ info }) => info.customBetGroups.length > 0)
    .map(({ info, outcomes }) => ({
      marketId: info.id,
      specifier: info.specifier,
      odds: outcomes.map(({ odds }) => odds),
    }));
  return { fixture, state, markets };
}

function additions(sportKey: SportKey, set: readonly CustomSelection[]) {
  const { fixture, state, markets } = open(sportKey);
  return customAdditions(fixture, state, set, markets);
}

function isAt({ marketId, specifier, outcomeId }: CustomSelection, other: CustomSelection): boolean {
  return marketId === other.marketId && specifier === other.specifier && outcomeId === other.outcomeId;
}

describe('what can be added to a custom bet', () => {
  it('[CUSTOM-4] without a selection every outcome has its own price', () => {
    const { markets } = open('soccer');
    const own = markets.flatMap(({ odds }) => odds);
    const priced = additions('soccer', []);
    expect(priced.filter((addition) => addition.kind === 'blocked').length).toBeLessThan(10);
    expect(priced.every((addition, at) => addition.kind === 'blocked' || (addition.odds as number) === own[at])).toBe(
      true,
    );
  });

  it.each<[SportKey, readonly CustomSelection[]]>([
    ['soccer', [homeWins]],
    ['soccer', [homeWins, homeOrDraw]],
    ['soccer', [homeWins, { marketId: '166', specifier: 'total=8.5', outcomeId: '12' }]],
    ['tennis', [{ marketId: '186', specifier: '', outcomeId: '4' }]],
  ])('[CUSTOM-4] %s %j: the price of each addition is the price of the set with it', (sportKey, set) => {
    const { fixture, state } = open(sportKey);
    const others = additions(sportKey, set).filter((addition) => !set.some((one) => isAt(one, addition)));
    expect(others.length).toBeGreaterThan(20);
    const saidOf = (addition: (typeof others)[number]) => (addition.kind === 'priced' ? addition.odds : addition.code);
    const isOf = ({ marketId, specifier, outcomeId }: CustomSelection) => {
      const joined = [...set, { marketId, specifier, outcomeId }];
      const verdict = customBetVerdict(fixture, state, joined);
      return verdict.kind === 'refused' ? verdict.code : (customBetOdds(fixture, state, joined) ?? 'certain');
    };
    expect(others.map(saidOf)).toEqual(others.map(isOf));
  });

  it('[CUSTOM-4] says which outcomes the set implies already', () => {
    const found = additions('soccer', [homeWins]).find((addition) => isAt(homeOrDraw, addition));
    expect(found).toMatchObject({ kind: 'priced', isCovered: true });
    const stricter = additions('soccer', [homeOrDraw]).find((addition) => isAt(homeWins, addition));
    expect(stricter).toMatchObject({ kind: 'priced', isCovered: false });
  });

  it('[CUSTOM-4] a full set takes no more', () => {
    const set = Array.from({ length: 12 }, () => homeWins);
    expect(new Set(additions('soccer', set).map((addition) => addition.kind === 'blocked' && addition.code))).toEqual(
      new Set(['not_combinable']),
    );
  });
});
