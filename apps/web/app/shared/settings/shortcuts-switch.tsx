import { useTranslations } from 'use-intl';

import { keepShortcuts, usePreferences } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { Switch } from '../../ui/switch/switch.tsx';

/** Switches single-key shortcuts off for who speaks to the page or hits keys by mistake (WCAG 2.1.4). */
export function ShortcutsSwitch() {
  const t = useTranslations('shell.shortcuts');
  const { preferences } = useStores();
  const { hasShortcuts } = usePreferences();
  return <Switch label={t('switch')} isOn={hasShortcuts} onChange={(isOn) => keepShortcuts(preferences, isOn)} />;
}
