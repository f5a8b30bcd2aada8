import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { withWords } from '../../shared/messages/with-words.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './settings-entry.module.css';

const SettingsForm = lazy(withWords(['more', 'bonuses'], async () => import('./settings-form.tsx')));

/**
 * Opens language, odds, time zone and theme from the header. A native popover closes on Escape and on a tap outside.
 */
export function SettingsEntry() {
  const t = useTranslations('settings');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('title')} popoverTarget={id} aria-haspopup="dialog">
        <Icon name="settings" />
      </IconButton>
      <dialog
        id={id}
        popover="auto"
        aria-label={t('title')}
        className={styles.popover}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Suspense>
            <SettingsForm />
          </Suspense>
        )}
      </dialog>
    </>
  );
}

/** The same at the end of a phone's menu. */
export function SettingsSection() {
  const t = useTranslations('settings');
  return (
    <section className={styles.section} aria-label={t('title')}>
      <h2 className={styles.heading}>{t('title')}</h2>
      <Suspense>
        <SettingsForm />
      </Suspense>
    </section>
  );
}
