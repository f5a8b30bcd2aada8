import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { useOpenBetCount } from '../../state/my-bets/open-bets.ts';
import { usePanel, type PanelTab } from '../../state/panel/panel.ts';
import { useSelectionCount } from '../../state/slip/use-slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Tabs, type Tab } from '../../ui/tabs/tabs.tsx';

export interface BettingPanelProps {
  readonly slip: ReactNode;
  readonly myBets: ReactNode;
  /** The configured tabs, in order. */
  readonly tabs: readonly ('slip' | 'bets')[];
  /** A control beside the tabs. */
  readonly end?: ReactNode;
}

/** The two tabs of the betting panel. */
export function BettingPanel({ slip, myBets, tabs: wanted, end }: BettingPanelProps) {
  const t = useTranslations('slip');
  const { panel } = useStores();
  const { tab } = usePanel();
  const { isMyBetsVisible } = useSite();
  const count = useSelectionCount();
  const openBetCount = useOpenBetCount();
  const slipTab: Tab<PanelTab> = {
    key: 'slip',
    label: (
      <>
        {t('title')}
        {count > 0 && <Badge>{count}</Badge>}
      </>
    ),
  };
  const betsTab: Tab<PanelTab> = {
    key: 'my-bets',
    label: (
      <>
        {t('myBets')}
        {openBetCount !== null && openBetCount > 0 && <Badge tone="quiet">{openBetCount}</Badge>}
      </>
    ),
  };
  // A site may hide my bets; then only the slip is left (PANEL-3). The slip is never hidden: a picked price needs a
  // place.
  const hasBets = isMyBetsVisible && wanted.includes('bets');
  const tabs = !hasBets ? [slipTab] : wanted[0] === 'bets' ? [betsTab, slipTab] : [slipTab, betsTab];
  const selected = hasBets ? tab : 'slip';
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabs}
      selected={selected}
      onSelect={(key) => panel.setState({ tab: key, betId: null })}
      end={end}
    >
      {selected === 'slip' ? slip : myBets}
    </Tabs>
  );
}
