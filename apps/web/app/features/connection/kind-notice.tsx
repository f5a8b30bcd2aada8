import type { SportKind } from '@slipstream/contract/entities/catalogue/sport';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { useStores } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './kind-notice.module.css';

/** Says that nothing on this page can be bet on, while every provider of its kind of sport is down (CAT-14). */
export function KindNotice({ kind }: { readonly kind: SportKind }) {
  const t = useTranslations('connection');
  const { sportTypeProviders } = useSite();
  const { board } = useStores();
  const isDown = useCallback(() => {
    const providers = sportTypeProviders.find(({ sportType }) => sportType === kind)?.providers ?? [];
    return providers.length > 0 && providers.every((provider) => !board.providers.isActive(provider));
  }, [sportTypeProviders, kind, board]);
  const isShown = useSyncExternalStore(board.providers.subscribe, isDown, () => false);
  return (
    <output className={styles.place}>
      {isShown && (
        <span className={styles.notice}>
          <Icon name="warning" size={16} />
          {t('kindDown')}
        </span>
      )}
    </output>
  );
}
