import { selectionIdOf, type SelectionId } from '@slipstream/betting/ticket/selection';
import type { CustomRefusal } from '@slipstream/contract/entities/bets/custom-price';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import type { TotalOdds } from '@slipstream/units/odds';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import { marketKey, outcomeKey } from '../../state/board/board-records.ts';
import { useOutcome } from '../../state/board/use-board.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useIsInTicket } from '../../state/slip/use-ticket.ts';
import { useStores } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { builderPick } from './builder-pick.ts';
import styles from './builder-outcome.module.css';

export interface BuilderOutcomeProps {
  readonly market: Market;
  readonly outcome: Outcome;
  readonly slip: Slip;
  /** Omitted where a column heading names it. */
  readonly label?: string | undefined;
}

/** An outcome as a toggle, with its price or the reason why it can't be added, in words (CUSTOM-4). */
export const BuilderOutcome = memo(function BuilderOutcome({ market, outcome, slip, label }: BuilderOutcomeProps) {
  const t = useTranslations('builder');
  const odds = useOddsText();
  const { board } = useStores();
  const { matchId, id: marketId, specifier } = market;
  const id = selectionIdOf({ matchId, marketId, specifier, outcomeId: outcome.id });
  const isPicked = useIsInTicket(slip, id);
  const isOutdated = useStore(slip.custom.state, (custom) => custom.isOutdated);
  const offer = useOffer(slip, id, useOutcome(outcomeKey(marketKey(matchId, marketId, specifier), outcome.id)));
  const names = { outcome: outcome.name, market: market.name };
  const isBlocked = offer.kind === 'blocked' && !isPicked;

  function pick() {
    const picked = builderPick(board, market, outcome);
    if (picked !== undefined) slip.dispatch({ kind: 'custom-outcome-toggled', pick: picked });
  }

  function nameOf(): string {
    if (isPicked) return t('pickName', names);
    switch (offer.kind) {
      case 'blocked':
        return t('blockedName', { ...names, reason: t(`blocked.${offer.code}`) });
      case 'alone':
        return t('pricedName', { ...names, price: odds(offer.odds) });
      case 'joined':
        return t(offer.isCovered ? 'coveredName' : 'joinedName', { ...names, price: odds(offer.odds) });
    }
  }

  return (
    <button
      type="button"
      className={styles.outcome}
      aria-label={nameOf()}
      aria-pressed={isPicked}
      aria-disabled={isBlocked || undefined}
      data-odds=""
      data-outdated={(isOutdated && !isPicked) || undefined}
      onClick={isBlocked ? undefined : pick}
    >
      {label !== undefined && <span className={styles.label}>{label}</span>}
      {isPicked && <Icon name="check" size={16} />}
      {isBlocked && <span className={styles.reason}>{t(`blocked.${offer.code}`)}</span>}
      {!isPicked && offer.kind !== 'blocked' && <span className={styles.price}>{odds(offer.odds)}</span>}
      {!isPicked && offer.kind === 'joined' && offer.isCovered && <span className={styles.reason}>{t('covered')}</span>}
    </button>
  );
});

type Offer =
  | { readonly kind: 'alone'; readonly odds: TotalOdds }
  | { readonly kind: 'joined'; readonly odds: TotalOdds; readonly isCovered: boolean }
  | { readonly kind: 'blocked'; readonly code: CustomRefusal };

/** The set with the outcome, as the server said it; until there is a set, or an answer about it, the outcome alone. */
function useOffer(slip: Slip, id: SelectionId, view: ReturnType<typeof useOutcome>): Offer {
  const code = useStore(slip.custom.state, ({ blocked }) => blocked.get(id));
  const addition = useStore(slip.custom.state, ({ additions }) => additions.get(id));
  if (view === undefined || view.state !== 'open') return { kind: 'blocked', code: 'suspended' };
  if (code !== undefined) return { kind: 'blocked', code };
  return addition === undefined ? { kind: 'alone', odds: view.odds } : { kind: 'joined', ...addition };
}
