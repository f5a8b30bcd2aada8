import type { Lootbox, LootboxPrize } from '@slipstream/contract/entities/bonuses/lootbox';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { minor } from '@slipstream/units/minor';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../../site/site.tsx';
import { freebetOf } from '../../../state/bonuses/bonus-fixture.ts';
import { BonusesStore } from '../../../state/bonuses/bonuses-store.ts';
import { MessagesProvider } from '../../../shared/messages/messages-provider.tsx';
import { LootboxBoxes } from './lootbox-boxes.tsx';

const messages = await loadCatalogue('en');
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const images = (['closed', 'opened'] as const).flatMap((place) =>
  (['win', 'lose'] as const).map((outcome) => ({ place, outcome, image: `http://book.test/${place}-${outcome}.svg` })),
);

function lootboxOf(outcome: 'win' | 'lose'): Lootbox {
  const { bonusType: _kind, type: _type, ...fields } = freebetOf('crate');
  return {
    ...fields,
    farming: {
      avgStake: minor(0),
      betsCount: 0,
      points: 0,
      availablePoints: 0,
      potentialPoints: 0,
      potentialFreebetAmount: minor(0),
      initialPool: minor(0),
    },
    farmOncePerEvent: false,
    farmedEventIds: [],
    usedInBets: [],
    freebetsToBoost: [],
    pointsRate: 0,
    bonusType: 'lootbox',
    type: 'lootbox',
    opensOn: 'both',
    prizes: [{ name: 'Points', prize: { kind: 'points', points: 25 }, chancePermille: 1000 }],
    images,
    boxes: [{ id: 'box-1', wonAt: '2026-11-15T17:00:00Z', outcome, prize: null }],
    boxesUnopened: 1,
  };
}

/** A box on the page, and a server that has decided what is in it. */
function boxWith(prize: LootboxPrize | null, { outcome = 'win', isStill = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const store = new BonusesStore({ call: async () => Promise.reject(new Error('not asked')) });
  vi.spyOn(store, 'openBox').mockResolvedValue(prize);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en', direction: 'ltr' } as Site}>
          <LootboxBoxes bonus={lootboxOf(outcome as 'win' | 'lose')} store={store} />
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const click = async (name: string) => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
  };
  return { container, click, said: () => container.querySelector('output')?.textContent };
}

describe('opening a box', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  const points = { kind: 'points', points: 25 } as const;

  it('[BONUS-7] takes a moment, then shows what the server decided', async () => {
    const { click, said } = boxWith(points);
    expect(said()).toBe('1 box to open');
    await click('Open a box');
    expect(said()).toBe('Opening the box');
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(said()).toBe('25 points');
  });

  it('[BONUS-7] can be skipped', async () => {
    const { click, said } = boxWith(points);
    await click('Open a box');
    await click('Show prize now');
    expect(said()).toBe('25 points');
  });

  it('[CONFIG-6] does not move for who wants no motion', async () => {
    const { click, said } = boxWith({ kind: 'nothing' }, { isStill: true });
    await click('Open a box');
    expect(said()).toBe('Nothing this time');
  });

  it('says when it did not work, and can be tried again', async () => {
    const { container, click } = boxWith(null);
    await click('Open a box');
    expect(container.querySelector('[role=alert]')?.textContent).toMatch(/Your prize is safe/);
    expect(container.textContent).toContain('Open a box');
  });

  it.each([
    ['win', 'A closed box from a winning bet', 'closed-win.svg'],
    ['lose', 'A closed box from a losing bet', 'closed-lose.svg'],
  ])('[BONUS-1] its picture tells what brought it: %s', (outcome, words, file) => {
    const image = boxWith(points, { outcome }).container.querySelector('img');
    expect(image?.alt).toBe(words);
    expect(decodeURIComponent(image?.src ?? '')).toContain(file);
    expect([image?.width, image?.height]).toEqual([128, 128]);
  });
});
