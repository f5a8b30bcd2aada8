import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import type { Slip } from '../../state/slip/slip.ts';
import { usePanelOverlay } from '../../shared/page/panel-column.ts';
import { showAlert } from '../../state/alerts.ts';
import { usePanel } from '../../state/panel/panel.ts';
import { useStores } from '../../state/use-stores.ts';
import { UndoBar } from './undo-bar.tsx';
import { useRefusalWords } from '../../shared/betting/refusal-words.ts';

/** Shows alerts for events the slip does not show, and the undo while the slip is closed. */
export default function SlipAlerts({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('slip.alert');
  const refusalWords = useRefusalWords();
  const { alerts } = useStores();
  const { isOpen } = usePanel();
  const isOverlay = usePanelOverlay();

  useEffect(() =>
    slip.onNotice((notice) => {
      switch (notice.kind) {
        case 'general':
          return showAlert(alerts, { tone: 'error', title: t('general.title'), text: t('general.text') });
        case 'not-placed':
          return showAlert(alerts, { tone: 'error', title: t('notPlaced.title'), text: t('notPlaced.text') });
        case 'not-picked': {
          const text = refusalWords(notice.refusal, { currency: '', matchName: () => '' });
          return showAlert(alerts, { tone: 'warning', title: t('notPicked'), text });
        }
      }
    }),
  );

  return isOverlay && !isOpen ? <UndoBar undo={slip.undo} isFloating /> : null;
}
