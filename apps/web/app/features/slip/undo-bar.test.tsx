import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { pickFrom, slipFixture } from '../../state/slip/slip-fixture.ts';
import { UndoBar } from './undo-bar.tsx';

function removed(isFloating: boolean) {
  const { slip, board, market } = slipFixture();
  slip.toggle(pickFrom(board, market, 0));
  const page = renderOnPage(<UndoBar undo={slip.undo} isFloating={isFloating} />);
  act(() => slip.undo.remove(slip.ticket().bets[0]!.selections[0]!.id));
  return { ...page, slip };
}

it('[ALERT-3] the undo of a closed slip is a bar that can be closed', async () => {
  const { container, press, slip } = removed(true);
  expect(container.querySelector('[data-undo-bar]')).not.toBeNull();
  await press('Close');
  expect(container.textContent).toBe('');
  expect(slip.ticket().selectedOutcomeIds).toHaveLength(0);
});

it('[ALERT-3] the undo inside the slip covers nothing and takes no room from the page', async () => {
  const { container, press, slip } = removed(false);
  expect(container.querySelector('[data-undo-bar]')).toBeNull();
  expect(container.querySelectorAll('button')).toHaveLength(1);
  await press('Undo');
  expect(slip.ticket().selectedOutcomeIds).toHaveLength(1);
});
