import { expect, it } from 'vitest';

import { BuilderStore } from '../builder.ts';
import { openBuilderWithSlip } from './panel-rules.ts';
import { pickFrom, slipFixture } from './slip-fixture.ts';

it.each([
  ['[CUSTOM-2] opens when the slip becomes a custom bet', 'custom-outcome-toggled', '1'],
  ['[CUSTOM-5] stays closed when the slip makes one of its own selections', 'custom-bet-made', null],
] as const)('the custom bet dialog %s', (_name, kind, matchId) => {
  const { store, board, market } = slipFixture();
  const builder = new BuilderStore();
  openBuilderWithSlip(store, builder);
  const [home, away] = [pickFrom(board, market, 0), pickFrom(board, market, 1)];
  store.dispatch(kind === 'custom-bet-made' ? { kind, picks: [home, away] } : { kind, pick: home });
  expect(store.ticket().bets[0]?.betType).toBe('custom_bet');
  expect(builder.state.getState().matchId).toBe(matchId);
});
