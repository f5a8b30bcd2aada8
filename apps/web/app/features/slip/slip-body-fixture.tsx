import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { MatchId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';

import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { pickFrom, playerTerms, slipFixture } from '../../state/slip/slip-fixture.ts';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import SlipBody from './slip-body.tsx';

const messages = await loadCatalogue('en');
const site = {
  locale: 'en',
  direction: 'ltr',
  rules: { locales: ['en'], localeInUrl: false },
  isMyBetsVisible: true,
  bonuses: { hasProgress: false },
};
const systemTypes: readonly SystemType[] = [{ id: 's2', cover: 'exact', winCount: 2, totalCount: 3 }];

let unmount = () => undefined as void;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The slip with so many selections of different matches at 2.00, drawn as in a column. */
export function drawSlip(count: number, terms = playerTerms) {
  const fixture = slipFixture({ ...terms, systemTypes });
  const { slip, board, market } = fixture;
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  for (let at = 0; at < count; at += 1) slip.toggle(pickOfMatch(pickFrom(board, market, 0), at));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() =>
    root.render(
      <MemoryRouter>
        <MessagesProvider locale="en" messages={messages}>
          <SiteProvider site={site as unknown as Site}>
            <StoresContext value={stores}>
              <SlipBody slip={slip} />
            </StoresContext>
          </SiteProvider>
        </MessagesProvider>
      </MemoryRouter>,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    place.remove();
  };
  const buttons = () => [...place.querySelectorAll('button')];
  return {
    ...fixture,
    stores,
    text: () => place.textContent,
    dispatch: (...events: Parameters<typeof slip.dispatch>[0][]) =>
      act(() => events.forEach((event) => void slip.dispatch(event))),
    button: (name: RegExp) => buttons().find(({ textContent }) => name.test(textContent)),
    named: (name: string) => buttons().find((each) => each.getAttribute('aria-label') === name),
    stake: () => [...place.querySelectorAll('input')].at(-1) as HTMLInputElement,
    radio: (name: string) =>
      [...place.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.querySelector('input'),
    isLocked: () => place.querySelector('fieldset')?.disabled,
  };
}

function pickOfMatch(pick: OutcomePick, at: number): OutcomePick {
  return { ...pick, matchId: `m${at}` as MatchId, outcomeName: `Outcome ${at}` };
}

export const staked = (stake: number) => ({ kind: 'stake-changed', target: 'all', stake: minor(stake) }) as const;
