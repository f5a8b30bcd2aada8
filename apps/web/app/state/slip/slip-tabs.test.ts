import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';

import { pickFrom, playerTerms, slipFixture } from './slip-fixture.ts';
import type { TabChannel } from './follow/slip-bridge.ts';
import { SlipTabs } from './slip-tabs.ts';

/** Tabs of one browser: what one posts, every other hears, in a copy. */
function browser() {
  const tabs: { listener: ((message: unknown) => void) | undefined }[] = [];
  return (): TabChannel => {
    const self: (typeof tabs)[number] = { listener: undefined };
    tabs.push(self);
    return {
      post: (message) => {
        for (const tab of tabs) if (tab !== self) tab.listener?.(structuredClone(message));
      },
      hear: (listener) => {
        self.listener = listener;
      },
    };
  };
}

function openTab(open: () => TabChannel, name: string) {
  const fixture = slipFixture(playerTerms);
  let ids = 0;
  let left = 0;
  const tabs = new SlipTabs(fixture.store, {
    channel: open(),
    newId: () => `${name}-${(ids += 1)}-abcdefghijklmnop`,
    onAdopted: () => undefined,
    onLeft: () => (left += 1),
  });
  return { ...fixture, tabs, left: () => left };
}

describe('SlipTabs', () => {
  it('[SLIP-16] shows in one tab what was picked and staked in another', () => {
    const open = browser();
    const [one, two] = [openTab(open, 'a'), openTab(open, 'b')];
    one.store.toggle(pickFrom(one.board, one.market, 0));
    expect(two.store.ticket().selectedOutcomeIds).toHaveLength(1);
    two.store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(500) });
    expect(one.store.ticket().bets[0]?.stake).toBe(500);
  });

  it('brings the slip into a tab that is opened later', () => {
    const open = browser();
    const one = openTab(open, 'a');
    one.store.toggle(pickFrom(one.board, one.market, 0));
    const late = openTab(open, 'b');
    expect(late.store.ticket().selectedOutcomeIds).toEqual(one.store.ticket().selectedOutcomeIds);
  });

  it('[PLACE-6] places the same slip with the same key in every tab, and another after the answer', () => {
    const open = browser();
    const [one, two] = [openTab(open, 'a'), openTab(open, 'b')];
    one.store.toggle(pickFrom(one.board, one.market, 0));
    one.store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(500) });
    const key = one.tabs.placementKey();
    expect(two.tabs.placementKey()).toBe(key);
    one.store.dispatch({ kind: 'placement-started', key });
    expect(two.store.ticket()).toMatchObject({ kind: 'processing', placement: { key } });
    one.store.dispatch({ kind: 'placement-reconciled', key, placed: null });
    expect(two.store.ticket()).toMatchObject({ kind: expect.not.stringMatching('processing') });
    expect(one.tabs.placementKey()).not.toBe(key);
    expect(two.tabs.placementKey()).toBe(one.tabs.placementKey());
  });

  it('[PLACE-6] tells the others when a tab is left that awaits an answer, and only then', () => {
    const open = browser();
    const [one, two] = [openTab(open, 'a'), openTab(open, 'b')];
    one.store.toggle(pickFrom(one.board, one.market, 0));
    one.store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(500) });
    one.tabs.leave();
    expect(two.left()).toBe(0);
    one.store.dispatch({ kind: 'placement-started', key: one.tabs.placementKey() });
    one.tabs.leave();
    expect(two.left()).toBe(1);
  });

  it('[PLACE-6] never lets an edit elsewhere hide a placement whose answer is awaited', () => {
    const open = browser();
    const one = openTab(open, 'a');
    const deaf = openTab(browser(), 'b');
    const key = one.tabs.placementKey();
    one.store.toggle(pickFrom(one.board, one.market, 0));
    one.store.dispatch({ kind: 'stake-changed', target: 'all', stake: minor(500) });
    one.store.dispatch({ kind: 'placement-started', key });
    const other = openTab(open, 'c');
    other.store.adopt(deaf.store.ticket());
    for (let edit = 0; edit < 9; edit += 1) other.store.toggle(pickFrom(other.board, other.market, 1));
    expect(one.store.ticket()).toMatchObject({ placement: { key } });
  });

  it.each([null, 'hello', { kind: 'slip', clock: -1 }, { kind: 'slip', clock: 9, tab: 'x', key: 'short', ticket: '' }])(
    'ignores a message that is none: %j',
    (message) => {
      const open = browser();
      const one = openTab(open, 'a');
      one.store.toggle(pickFrom(one.board, one.market, 0));
      open().post(message);
      expect(one.store.ticket().selectedOutcomeIds).toHaveLength(1);
    },
  );
});
