import { useTranslations } from 'use-intl';

import { ShortcutsSwitch } from '../../shared/settings/shortcuts-switch.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import styles from './shortcut-list.module.css';

const keys = [
  ['search', '/'],
  ['slip', 'b'],
  ['list', '?'],
  ['move', '← → ↑ ↓'],
  ['pick', 'Enter'],
  ['close', 'Esc'],
] as const;

/** The list of shortcuts, and the switch for single-key ones (KEY-2). */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell.shortcuts');
  const ui = useTranslations('ui');
  return (
    <Overlay kind="dialog" title={t('title')} closeLabel={ui('close')} isOpen onClose={onClose}>
      <div className={styles.list}>
        <dl className={styles.keys}>
          {keys.map(([name, key]) => (
            <div key={name} className={styles.row}>
              <dt>{t(name)}</dt>
              <dd>
                <kbd className={styles.key}>{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <ShortcutsSwitch />
        <p className={styles.hint}>{t('hint')}</p>
      </div>
    </Overlay>
  );
}
