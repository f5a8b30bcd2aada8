import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { withWords } from '../shared/messages/with-words.ts';
import { phoneQuery, useMedia } from '../ui/use-media.ts';
import { Alerts } from '../features/alerts/alerts.tsx';
import { BonusPlace } from '../features/bonuses/bonus-place.tsx';
import { CustomBetModal } from '../features/bet-builder/custom-bet-modal.tsx';
import { MyBetsTab } from '../features/my-bets/my-bets-tab.tsx';
import { BettingPanel, type BettingPanelProps } from '../features/panel/betting-panel.tsx';
import { PanelOverlay } from '../features/panel/panel-overlay.tsx';
import { QuickBetBar } from '../features/quick-bet/quick-bet-bar.tsx';
import { QuickBetAnswers } from '../features/quick-bet/quick-bet-place.tsx';
import { ShareArea } from '../features/share/share-area.tsx';
import { ClosePanelButton } from './columns/close-panel-button.tsx';
import { Panel } from './panel.tsx';
import { SlipTab } from '../features/slip/slip-tab.tsx';
import { useNotifications } from '../state/notifications/notifications-store.ts';
import { useSlip } from '../state/slip/use-slip.ts';

const NotificationAlert = lazy(
  withWords(['more'], async () => import('../features/notifications/notification-alert.tsx')),
);
const SlipAlerts = lazy(withWords(['slip'], async () => import('../features/slip/slip-alerts.tsx')));

type PanelTabs = BettingPanelProps['tabs'];

/** The betting panel as a column beside the page, with whatever the site puts around it. */
export function BettingColumn({ tabs, before, after }: BettingColumnProps) {
  const t = useTranslations('slip');
  return (
    <Panel label={t('title')} before={before} after={after}>
      <Tabs tabs={tabs} end={<ClosePanelButton />} />
    </Panel>
  );
}

interface BettingColumnProps {
  readonly tabs: PanelTabs;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Betting overlays: the panel where there is no room for a column, and alerts about the slip. */
export function BettingOverlays({ tabs }: { readonly tabs: PanelTabs }) {
  const slip = useSlip();
  const { latest } = useNotifications();
  return (
    <>
      <PanelOverlay>
        <Tabs tabs={tabs} />
      </PanelOverlay>
      {slip !== undefined && (
        <Suspense>
          <SlipAlerts slip={slip} />
        </Suspense>
      )}
      <QuickBetAnswers />
      <CustomBetModal />
      <BonusPlace />
      <ShareArea />
      {latest !== null && (
        <Suspense>
          <NotificationAlert latest={latest} />
        </Suspense>
      )}
      <Alerts />
    </>
  );
}

function Tabs({ tabs, end }: Pick<BettingPanelProps, 'tabs' | 'end'>) {
  return <BettingPanel slip={<SlipWithQuickBet />} myBets={<MyBetsTab />} tabs={tabs} end={end} />;
}

/** In a column quick bet stays above the slip; on a phone it scrolls with the selections to leave them room. */
function SlipWithQuickBet() {
  const isSheet = useMedia(phoneQuery);
  if (isSheet) return <SlipTab head={<QuickBetBar />} />;
  return (
    <>
      <QuickBetBar />
      <SlipTab />
    </>
  );
}
