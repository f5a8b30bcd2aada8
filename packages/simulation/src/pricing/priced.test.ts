import { isOdds, oddsMin } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { fixtureForTest, sportKeysForTest } from '../match/fixture-for-test.ts';
import { playFixture } from '../match/play-fixture.ts';
import { stateAt } from '../match/state-at.ts';
import { fairProbability } from './fair.ts';
import { allMarkets, mainMarkets, type PricedMarket } from './priced.ts';

const opening = sportKeysForTest.map((sportKey) => {
  const fixture = fixtureForTest({ sportKey });
  const script = playFixture(fixture);
  return { sportKey, fixture, script, markets: allMarkets(fixture, stateAt(script, 0)) };
});

const keyOf = ({ info }: PricedMarket) => `${info.id}/${info.specifier}`;
const overround = ({ outcomes }: PricedMarket) =>
  outcomes.filter(({ active }) => active).reduce((sum, { odds }) => sum + 1000 / odds, 0);

describe.each(opening)('$sportKey', ({ sportKey, fixture, script, markets }) => {
  it('[CAT-1] offers enough markets, each under its own id and specifier, with every field', () => {
    const kinds = new Set(markets.map(({ info }) => `${info.id}/${info.specifier.replace(/(total|hcp)=.*/u, '')}`));
    expect(markets.length).toBeGreaterThanOrEqual(sportKey === 'soccer' ? 60 : 20);
    expect(kinds.size).toBeGreaterThanOrEqual(15);
    expect(new Set(markets.map(keyOf)).size).toBe(markets.length);
    for (const { info, nextBetStopMs } of markets) {
      expect(info.id).toMatch(/^\d+$/u);
      expect(info.specifier).toMatch(/^(\w+=[^|=]+(\|\w+=[^|=]+)*)?$/u);
      expect(info.name).not.toMatch(/[{}]/u);
      expect(info.key).toMatch(/^market\.[\da-z_]+$/u);
      expect(info.groups.length).toBeGreaterThan(0);
      expect(new Set(info.outcomes.map(({ id }) => id)).size).toBe(info.outcomes.length);
      expect(nextBetStopMs).toBe(fixture.startMs);
    }
  });

  it('prices on whole thousandths from 1.001 up, with a margin of about 4 to 8 per cent', () => {
    const prices = markets.flatMap(({ outcomes }) => outcomes.map(({ odds }) => odds));
    expect(prices.every((price) => isOdds(price) && price >= oddsMin)).toBe(true);
    for (const market of markets.filter(({ info }) => info.outcomes.length <= 12)) {
      const winners = market.info.outcomes[0]?.key === 'home_or_draw' ? 2 : 1;
      expect(overround(market) / winners).toBeGreaterThan(1.02);
      expect(overround(market) / winners).toBeLessThan(1.085);
    }
  });

  it('never prices an outcome above its fair chance', () => {
    const wrong = markets.flatMap(({ info, outcomes }) =>
      outcomes
        .filter(({ odds, active, probability }) => active && (odds / 1000) * probability > 1 + 1e-9)
        .map(() => info.name),
    );
    expect(wrong).toEqual([]);
  });

  it('[CAT-8] marks one line of each market as most balanced, and a row has markets of the page, the main one first', () => {
    const balanced = markets
      .filter(({ mostBalanced }) => mostBalanced)
      .map(({ info }) => `${info.id} ${info.name.split(' - ')[0]}`);
    expect(balanced.length).toBeGreaterThanOrEqual(new Set(markets.map(({ info }) => info.id)).size);
    const row = mainMarkets(fixture, stateAt(script, 0));
    expect(row.length).toBeGreaterThanOrEqual(3);
    expect(row[0]?.info.priority).toBe(1);
    expect(row.every((market) => markets.some((whole) => keyOf(whole) === keyOf(market)))).toBe(true);
  });

  it('[CAT-5] is open before the match, suspended while the match is, and gone after it', () => {
    expect(markets.every(({ status }) => status === 1 || status === 0)).toBe(true);
    const window = script.suspensions.at(0);
    const closed = allMarkets(fixture, stateAt(script, window?.fromMs ?? script.endMs));
    expect(closed.every(({ status }) => status === -1 || status === 0)).toBe(true);
    const after = allMarkets(fixture, stateAt(script, script.endMs));
    expect(after.every(({ status }) => status === 0)).toBe(true);
  });

  it('answers the fair chance of any outcome by its names', () => {
    const state = stateAt(script, 0);
    for (const { info, outcomes } of markets.slice(0, 40)) {
      for (const { info: outcome, probability } of outcomes.slice(0, 5)) {
        expect(fairProbability(fixture, state, info.id, info.specifier, outcome.id)).toBe(probability);
      }
    }
    expect(fairProbability(fixture, state, '999999', '', '1')).toBeNull();
    expect(fairProbability(fixture, state, markets[0]?.info.id ?? '', 'total=x', '1')).toBeNull();
  });
});

describe('soccer', () => {
  it('has one market of hundreds of outcomes on purpose', () => {
    const soccer = opening.find(({ sportKey }) => sportKey === 'soccer');
    const most = Math.max(...(soccer?.markets ?? []).map(({ outcomes }) => outcomes.length));
    expect(most).toBeGreaterThan(200);
  });

  it('keeps what does not move as the same object, so that a reader can compare by identity', () => {
    const fixture = fixtureForTest({ sportKey: 'soccer' });
    const script = playFixture(fixture);
    const markets = allMarkets(fixture, stateAt(script, 0));
    const again = allMarkets(fixture, stateAt(script, fixture.startMs - 1));
    expect(again.map(({ info }) => info)).toEqual(markets.map(({ info }) => info));
    expect(again[0]?.info).toBe(markets[0]?.info);
  });
});
