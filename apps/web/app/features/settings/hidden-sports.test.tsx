import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { SiteSportsContext } from '../../shared/settings/site-sports.ts';
import { hideSport } from '../../state/preferences/preferences.ts';
import { HiddenSports } from './hidden-sports.tsx';

it('[SHOW-18] the settings list hidden sports and bring them back', async () => {
  const sports = [
    { key: 'soccer', name: 'Soccer' },
    { key: 'tennis', name: 'Tennis' },
  ];
  const { container, stores, press, texts } = renderOnPage(
    <SiteSportsContext value={sports}>
      <HiddenSports />
    </SiteSportsContext>,
  );
  expect(container.innerHTML).toBe('');
  act(() => hideSport(stores.preferences, 'tennis', true));
  expect(texts('li')).toEqual(['TennisShow']);
  await press('Show Tennis');
  expect(container.innerHTML).toBe('');
});
