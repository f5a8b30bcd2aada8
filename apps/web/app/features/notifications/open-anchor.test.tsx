import { Link, useLocation } from 'react-router';
import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { aboutAnchor, readAbout } from '../../state/notifications/about.ts';
import OpenAnchor from './open-anchor.tsx';

const site = { platformUrl: 'https://platform.example', isMyBetsVisible: true, bonuses: { isOn: true } as never };

function Page({ anchor }: { readonly anchor: string }) {
  const { pathname, search, hash, key } = useLocation();
  return (
    <>
      <Link to={`/sportsbook/soccer?time=today${anchor}`}>Go</Link>
      <output>{pathname + search + hash}</output>
      {hash !== '' && <OpenAnchor key={key} />}
    </>
  );
}

async function arrive(anchor: string) {
  const page = renderOnPage(<Page anchor={anchor} />, site);
  const go = async () => act(async () => page.container.querySelector('a')?.click());
  await go();
  return { ...page, go, address: () => page.container.querySelector('output')?.textContent };
}

it('[ROUTE-14] the anchor of my bets opens them as often as its link is pressed', async () => {
  const { stores, go, address } = await arrive('#myBets');
  expect(stores.panel.getState()).toMatchObject({ isOpen: true, tab: 'my-bets', betId: null });
  expect(address()).toBe('/sportsbook/soccer?time=today#myBets');
  act(() => stores.panel.setState({ isOpen: false, tab: 'slip' }));
  await go();
  expect(stores.panel.getState()).toMatchObject({ isOpen: true, tab: 'my-bets' });
});

it('[NOTIF-3] the anchor of a bet opens it once and leaves the address', async () => {
  const { stores, address } = await arrive(aboutAnchor({ objectType: 'bet', objectId: 'b-1' }));
  expect(stores.panel.getState()).toMatchObject({ isOpen: true, tab: 'my-bets', betId: 'b-1' });
  expect(address()).toBe('/sportsbook/soccer?time=today');
});

it('[NOTIF-3] the anchor of a match leads to it', async () => {
  expect((await arrive('#about-match-77')).address()).toBe('/sportsbook/event/m77');
});

it.each(['#about-', '#about-bet-<x>', '#about-bet-', '#myBet'])('[NOTIF-3] %s names nothing', (hash) => {
  expect(readAbout(hash)).toBeNull();
});
