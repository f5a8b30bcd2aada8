import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { SportIcon } from '../../sports/sport-icon.tsx';
import { targets } from '../../site/paths.ts';
import { hideSport, usePreferences } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-types.ts';
import { SidebarLink } from './sidebar-link.tsx';
import { SidebarSection } from './sidebar-section.tsx';
import styles from './sidebar.module.css';

/** Sports with their match counts. While it is edited, each can be hidden, and hidden ones brought back (SHOW-18). */
export function SidebarSports({ settings: { title, counts }, data: { sports } }: BlockProps<'sport-list'>) {
  const t = useTranslations('shell');
  const [isEditing, setIsEditing] = useState(false);
  const { hiddenSports } = usePreferences();
  if (sports.length === 0) return null;
  const edit = (
    <button
      type="button"
      className={styles.edit}
      aria-label={t('chooseSports')}
      aria-pressed={isEditing}
      onClick={() => setIsEditing(!isEditing)}
    >
      <Icon name={isEditing ? 'check' : 'settings'} size={16} />
    </button>
  );
  return (
    <SidebarSection title={title ?? t('sportsList')} action={edit}>
      {sports.map(({ sport, count }) => (
        <SidebarLink
          key={sport.id}
          target={targets.sport(sport.key)}
          icon={<SportIcon sportKey={sport.key} />}
          words={sport.name}
          {...(counts && !isEditing && { count })}
          {...(isEditing
            ? { action: <HideButton sport={sport} isHidden={hiddenSports.includes(sport.key)} /> }
            : { hideable: sport.key })}
        />
      ))}
    </SidebarSection>
  );
}

interface HideButtonProps {
  readonly sport: { readonly key: string; readonly name: string };
  readonly isHidden: boolean;
}

function HideButton({ sport: { key, name }, isHidden }: HideButtonProps) {
  const t = useTranslations('shell');
  const { preferences } = useStores();
  return (
    <button
      type="button"
      className={styles.hide}
      aria-label={t(isHidden ? 'showSport' : 'hideSport', { name })}
      onClick={() => hideSport(preferences, key, !isHidden)}
    >
      <Icon name={isHidden ? 'plus' : 'close'} size={16} />
    </button>
  );
}
