import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SportKey } from '../fixture.ts';
import { fixtureForTest } from '../match/fixture-for-test.ts';
import { playFixture } from '../match/play-fixture.ts';
import { resolveMarket } from '../match/resolve-market.ts';
import { stateAt } from '../match/state-at.ts';
import { customBetOdds, customBetProbability, type CustomSelection } from './custom-bet.ts';
import { fairProbability } from './fair.ts';
import { allMarkets } from './priced.ts';

/** `18 total=2.5 12` names market, specifier and outcome; `-` stands for no specifier. */
function pick(text: string): CustomSelection {
  const [marketId = '', specifier = '', outcomeId = ''] = text.split(' ');
  return { marketId, specifier: specifier === '-' ? '' : specifier, outcomeId };
}

function open(sportKey: SportKey, seed = 1) {
  const fixture = fixtureForTest({ sportKey, seed });
  const script = playFixture(fixture);
  return { fixture, script, state: stateAt(script, 0) };
}

const pairs: readonly (readonly [SportKey, readonly string[]])[] = [
  ['soccer', ['1 - 1', '18 total=2.5 12']],
  ['soccer', ['1 - 1', '29 - 74', '60 - 2']],
  ['soccer', ['1 - 3', '166 total=9.5 12', '139 total=4.5 13']],
  ['basketball', ['219 - 4', '225 total=214.5 12']],
  ['basketball', ['223 hcp=-3.5 1714', '227 total=109.5 12']],
  ['tennis', ['186 - 4', '189 total=22.5 12']],
  ['tennis', ['199 - 2:0', '187 hcp=-4.5 1714']],
];

describe('custom bets', () => {
  it.each(pairs)('[CUSTOM-1] %s %j: comes true as often as the joint law says', (sportKey, texts) => {
    const selections = texts.map(pick);
    const { fixture, state } = open(sportKey, 0);
    const chance = customBetProbability(fixture, state, selections) ?? 0;
    const singles = selections.map(
      ({ marketId, specifier, outcomeId }) => fairProbability(fixture, state, marketId, specifier, outcomeId) ?? 0,
    );
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(Math.min(...singles));
    let wins = 0;
    let played = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const { script } = open(sportKey, seed);
      if (script.abandoned) continue;
      played++;
      wins += Number(selections.every((leg) => resolveMarket(script, leg)?.results[leg.outcomeId] === 'win'));
    }
    expect(Math.abs(wins - played * chance) / Math.sqrt(played * chance * (1 - chance))).toBeLessThan(4);
  });

  it.each([
    ['one selection', ['1 - 1']],
    ['two outcomes of one market', ['1 - 1', '1 - 3']],
    ['the same selection twice', ['1 - 1', '1 - 1']],
    ['what cannot happen together', ['1 - 1', '45 - 0:2']],
    ['a line that can return the stake', ['1 - 1', '18 total=2 12']],
    ['a market that cannot be combined', ['1 - 1', '11 - 4']],
    ['a market that does not exist', ['1 - 1', '4711 - 4']],
    ['an outcome that does not exist', ['1 - 1', '29 - 4']],
  ])('[CUSTOM-1] refuses %s', (_name, texts) => {
    const { fixture, state } = open('soccer');
    expect(customBetProbability(fixture, state, texts.map(pick))).toBeNull();
    expect(customBetOdds(fixture, state, texts.map(pick))).toBeNull();
  });

  it.each([
    ['what another implies', ['1 - 1', '10 - 9'], '1 - 1'],
    ['what another implies, first', ['10 - 9', '1 - 1'], '1 - 1'],
    ['a lower line', ['18 total=1.5 12', '18 total=2.5 12'], '18 total=2.5 12'],
  ])('[CUSTOM-4] %s: the set has the price of the stricter selection', (_name, texts, stricter) => {
    const { fixture, state } = open('soccer');
    const { marketId, specifier, outcomeId } = pick(stricter);
    const market = allMarkets(fixture, state).find(({ info }) => info.id === marketId && info.specifier === specifier);
    const own = market?.outcomes.find(({ info }) => info.id === outcomeId)?.odds;
    expect(own).toBeGreaterThan(1000);
    expect(customBetOdds(fixture, state, texts.map(pick))).toBe(own);
  });

  it('[CUSTOM-4] a selection that several others imply together changes nothing', () => {
    const { fixture, state } = open('soccer');
    const texts = ['1 - 1', '29 - 74'];
    const price = customBetOdds(fixture, state, texts.map(pick));
    expect(price).toBeGreaterThan(1000);
    expect(customBetOdds(fixture, state, [...texts, '18 total=2.5 12'].map(pick))).toBe(price);
  });

  it('[CUSTOM-4] two outcomes of one market stand together if both can win', () => {
    const { fixture, state } = open('soccer');
    const both = customBetProbability(fixture, state, ['10 - 9', '10 - 10'].map(pick));
    expect(both).toBeCloseTo(fairProbability(fixture, state, '1', '', '1') ?? 0, 9);
  });

  it('[CUSTOM-1] prices any two combinable selections between their product and the dearer of them', () => {
    const { fixture, state } = open('soccer');
    const legs = allMarkets(fixture, state)
      .filter(({ info }) => info.customBetGroups.length > 0)
      .flatMap(({ info, outcomes }) =>
        outcomes
          .filter(({ active }) => active)
          .map(({ info: { id } }) => ({ marketId: info.id, specifier: info.specifier, outcomeId: id })),
      );
    const leg = fc.constantFrom(...legs);
    fc.assert(
      fc.property(leg, leg, (first, second) => {
        const chance = customBetProbability(fixture, state, [first, second]);
        const price = customBetOdds(fixture, state, [first, second]);
        expect(price === null).toBe(chance === null);
        const singles = [first, second].map(
          ({ marketId, specifier, outcomeId }) => fairProbability(fixture, state, marketId, specifier, outcomeId) ?? 0,
        );
        expect(chance ?? 0).toBeLessThanOrEqual(Math.min(...singles) + 1e-9);
        expect((price ?? 1000) / 1000).toBeLessThanOrEqual(1 / (chance ?? 1e-9));
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
