import { useTranslations } from 'use-intl';

import { keepNotice, useNotice } from '../../state/storage/seen-notices.ts';
import { Switch } from '../../ui/switch/switch.tsx';

/** Whether the way back to the top of a long page is offered. */
export function TopButtonSwitch() {
  const t = useTranslations('notices.top');
  const isOn = useNotice('floatingButton') !== 'off';
  return (
    <Switch label={t('switch')} isOn={isOn} onChange={(next) => keepNotice('floatingButton', next ? null : 'off')} />
  );
}
