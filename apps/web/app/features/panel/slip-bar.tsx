import { useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useBetTypeName } from '../../shared/betting/use-bet-type-name.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useBetOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useSelectionCount, useSlip } from '../../state/slip/use-slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { VisuallyHidden, SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './slip-bar.module.css';

/** The closed slip on a phone (PANEL-4): number of selections, odds and return. A tap or a drag opens it. */
export function SlipBar() {
  const t = useTranslations('slip');
  const shell = useTranslations('shell');
  const count = useSelectionCount();
  const slip = useSlip();
  const { panel } = useStores();
  const open = () => panel.setState({ isOpen: true, tab: 'slip' });
  const drag = useDragUp(open);
  if (count === 0) return null;
  return (
    <section className={styles.place} aria-label={t('title')} data-slip-bar="">
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={open} {...drag}>
        <span className={styles.count}>
          <SpokenAs text={shell('selectionCount', { count })}>{count}</SpokenAs>
        </span>
        {slip !== undefined && <SlipFigures slip={slip} />}
        <VisuallyHidden>{t('bar.open')}</VisuallyHidden>
        <Icon name="chevron-down" size={18} />
      </button>
    </section>
  );
}

function SlipFigures({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('slip');
  const refusals = useTranslations('refusals');
  const typeName = useBetTypeName();
  const odds = useBetOddsText();
  const money = useMoney();
  // There is a new summary with every change of ticket or terms.
  const summary = useSyncExternalStore(slip.subscribe, slip.summary, slip.summary);
  const { betType, selectionCount, odds: total, total: sums } = summary;
  const { kind } = slip.ticket();
  const { currency } = slip.terms();
  if (betType === null) return null;
  const stake = money(sums.stake, currency);
  const amount = money(sums.potentialReturn, currency);
  return (
    <>
      <span className={styles.name}>{typeName(betType, selectionCount)}</span>
      {total !== null && betType !== 'system' && <b className={styles.odds}>{odds(total, selectionCount)}</b>}
      <span className={styles.end}>{end()}</span>
    </>
  );

  function end() {
    if (kind === 'processing') return t('status.processing');
    if (kind === 'oddsChanged') return refusals('odds_changed');
    if (sums.stake === 0) return null;
    return <SpokenAs text={t('bar.sumName', { stake, amount })}>{t('bar.sum', { stake, amount })}</SpokenAs>;
  }
}

/** Dragging this far up opens the sheet. */
const openPx = 24;

/** Opens a closed sheet by dragging its bar. */
function useDragUp(onOpen: () => void) {
  const start = useRef<number | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (start.current === null || start.current - clientY < openPx) return;
      end();
      onOpen();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
