import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { BonusId } from '@slipstream/units/ids';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../../site/site.tsx';
import type { BonusesStore } from '../../../state/bonuses/bonuses-store.ts';
import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { MessagesProvider } from '../../../shared/messages/messages-provider.tsx';
import { BonusActions } from './bonus-actions.tsx';

const messages = await loadCatalogue('en');
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('[BONUS-5] one press activates, and a refusal is said beside the button', async () => {
  const asked: string[] = [];
  const activate = async (id: string) => {
    asked.push(id);
    return Promise.resolve({ kind: 'refused', message: 'Another free bet is active.' });
  };
  const bonus = { id: 'cup' as BonusId, bonusType: 'tournament', userBonusStatus: 'available' } as unknown as Bonus;
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en', direction: 'ltr' } as unknown as Site}>
          <BonusActions bonus={bonus} store={{ activate } as unknown as BonusesStore} />
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  await act(async () => {
    container.querySelector('button')?.click();
    await Promise.resolve();
  });
  expect(asked).toEqual(['cup']);
  expect(container.querySelector('[role=alert]')?.textContent).toBe('Another free bet is active.');
  act(() => root.unmount());
});

it('[BONUS-6] a bonus that was turned off says so, and can’t be activated', () => {
  const bonus = { id: 'cup' as BonusId, bonusType: 'freebet', boostData: null, userBonusStatus: 'deactivated' };
  const { container, texts } = renderOnPage(
    <BonusActions bonus={bonus as unknown as Bonus} store={{} as unknown as BonusesStore} />,
  );
  expect(texts('p')).toEqual(['We turned this bonus off. It can’t be used any more.']);
  expect(container.querySelector('button')).toBeNull();
});
