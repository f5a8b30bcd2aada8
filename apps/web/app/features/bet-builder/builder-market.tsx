import { selectionIdOf } from '@slipstream/betting/ticket/selection';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { marketKey, outcomeKey } from '../../state/board/board-records.ts';
import { pickOf } from '../../state/slip/pick-of.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './builder-market.module.css';
import { useIsInTicket } from '../../state/slip/use-ticket.ts';

export interface BuilderMarketProps {
  readonly market: Market;
  readonly slip: Slip;
  readonly isOff: boolean;
}

/** One market of the builder: its outcomes as toggles, the impossible ones dimmed with the reason (CUSTOM-1). */
export function BuilderMarket({ market, slip, isOff }: BuilderMarketProps) {
  const { name, outcomes } = market;
  return (
    <fieldset className={styles.market} disabled={isOff}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <Toggle key={outcome.id} market={market} outcome={outcome} slip={slip} />
        ))}
      </div>
    </fieldset>
  );
}

function Toggle({ market, outcome, slip }: Omit<BuilderMarketProps, 'isOff'> & { readonly outcome: Outcome }) {
  const t = useTranslations('builder');
  const { board } = useStores();
  const { matchId, id: marketId, specifier } = market;
  const id = selectionIdOf({ matchId, marketId, specifier, outcomeId: outcome.id });
  const isPicked = useIsInTicket(slip, id);
  const code = useStore(slip.custom.state, ({ blocked }) => blocked.get(id));
  const reason = isPicked || code === undefined ? undefined : t(`blocked.${code}`);
  const names = { outcome: outcome.name, market: market.name };

  function pick() {
    const match = board.event(matchId);
    const key = marketKey(matchId, marketId, specifier);
    const record = board.market(matchId, key);
    const view = board.outcome(outcomeKey(key, outcome.id));
    if (match === undefined || record === undefined || view === undefined) return;
    slip.dispatch({ kind: 'custom-outcome-toggled', pick: pickOf(match, market, outcome, view, record) });
  }

  return (
    <button
      type="button"
      className={styles.outcome}
      aria-label={reason === undefined ? t('pickName', names) : t('blockedName', { ...names, reason })}
      aria-pressed={isPicked}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      onClick={reason === undefined ? pick : undefined}
    >
      {outcome.name}
    </button>
  );
}
