import { selectionIdOf } from '@slipstream/betting/ticket/selection';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { memo } from 'react';
import { useTranslations } from 'use-intl';

import { marketKey, outcomeKey } from '../../state/board/board-records.ts';
import { useOutcome } from '../../state/board/use-board.ts';
import { useFeedState } from '../../state/feed/feed.ts';
import { pickOf } from '../../state/slip/pick-of.ts';
import { useIsSelected, useQuickMark } from '../../state/slip/use-slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { OddsButton } from '../../ui/odds-button/odds-button.tsx';
import { useOddsText } from './use-odds-text.ts';

export interface OutcomeButtonProps {
  readonly market: Market;
  readonly outcome: Outcome;
  /** Omitted where the column heading already names it. */
  readonly label?: string | undefined;
  /** What the label is about, where no heading says it. */
  readonly side?: string | undefined;
}

/** The odds button of one outcome; it subscribes only to its own price. */
export const OutcomeButton = memo(function OutcomeButton({ market, outcome, label, side }: OutcomeButtonProps) {
  const t = useTranslations('events');
  const { board, slip } = useStores();
  const { matchId, id: marketId, specifier } = market;
  const key = marketKey(matchId, marketId, specifier);
  const view = useOutcome(outcomeKey(key, outcome.id));
  const feed = useFeedState();
  const oddsText = useOddsText();
  const selectionId = selectionIdOf({ matchId, marketId, specifier, outcomeId: outcome.id });
  const isSelected = useIsSelected(selectionId);
  const mark = useQuickMark(selectionId);
  if (view === undefined) return null;

  const isPaused = view.state === 'open' && (feed === 'paused' || feed === 'offline');
  const price = oddsText(view.odds);
  const nameKey = { open: 'pickName', suspended: 'suspendedName', unavailable: 'unavailableName' } as const;

  function pick() {
    const match = board.event(matchId);
    const record = board.market(matchId, key);
    if (match === undefined || record === undefined || view === undefined) return;
    slip.toggle(selectionId, pickOf(match, market, outcome, view, record));
  }

  return (
    <OddsButton
      label={label}
      side={side}
      price={price}
      name={t(nameKey[view.state], { outcome: outcome.name, market: market.name, price })}
      state={isPaused ? 'paused' : view.state}
      move={view.move}
      moves={view.moves}
      isSelected={isSelected}
      mark={mark}
      markKey={selectionId}
      onPress={pick}
    />
  );
});
