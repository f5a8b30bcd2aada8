import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../parts/site.tsx';
import { themeChoices, themeCookie, type ThemeChoice } from '../../stores/theme.ts';
import { IconButton } from '../../ui/button/button.tsx';
import type { IconName } from '../../ui/icon/icon-names.data.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const icons = { system: 'system', night: 'moon', day: 'sun' } satisfies Record<ThemeChoice, IconName>;

/** Goes through system, night and day. The cookie lets the next page come in the right colours from the start. */
export function ThemeSwitch() {
  const t = useTranslations('shell');
  const [theme, setTheme] = useState(useSite().theme);

  function choose() {
    const next = themeChoices[(themeChoices.indexOf(theme) + 1) % themeChoices.length] ?? 'system';
    setTheme(next);
    document.cookie = themeCookie(next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
  }

  return (
    <IconButton label={t(`theme.${theme}`)} onClick={choose}>
      <Icon name={icons[theme]} />
    </IconButton>
  );
}
