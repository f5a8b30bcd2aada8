import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../parts/site.tsx';
import { usePanel, type PanelTab } from '../../stores/panel.ts';
import { useSelectionCount, useSlipStore } from '../../stores/slip/use-slip.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Tabs, type Tab } from '../../ui/tabs/tabs.tsx';

const SlipBody = lazy(() => import('./slip-body.tsx'));

/** The two tabs of the betting panel. The slip's body is loaded with the first pick; an empty slip costs nothing. */
export function SlipPanel() {
  const t = useTranslations('slip');
  const { panel } = useStores();
  const { tab } = usePanel();
  const site = useSite();
  const count = useSelectionCount();
  const store = useSlipStore();
  const slipTab: Tab<PanelTab> = {
    key: 'slip',
    label: (
      <>
        {t('title')}
        {count > 0 && <Badge>{count}</Badge>}
      </>
    ),
  };
  // A site may hide my bets; then only the slip is left (PANEL-3).
  const tabs = site.isMyBetsVisible ? [slipTab, { key: 'my-bets', label: t('myBets') } as const] : [slipTab];
  const selected = site.isMyBetsVisible ? tab : 'slip';
  return (
    <Tabs label={t('tabs')} tabs={tabs} selected={selected} onSelect={(key) => panel.setState({ tab: key })}>
      {selected === 'my-bets' && <EmptyState icon="receipt" title={t('signIn.title')} text={t('signIn.text')} />}
      {selected === 'slip' && count === 0 && (
        <EmptyState icon="lottery" title={t('empty.title')} text={t('empty.text')} />
      )}
      {selected === 'slip' && count > 0 && store !== undefined && (
        <Suspense>
          <SlipBody store={store} />
        </Suspense>
      )}
    </Tabs>
  );
}
