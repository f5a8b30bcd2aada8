import type { BlockSettings } from '@slipstream/contract/site/blocks';
import { useTranslations } from 'use-intl';

import { TargetLink } from '../../shared/links/target-link.tsx';
import { keepNotice } from '../../state/storage/seen-notices.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NoticeBar } from '../../shared/page/notice-bar.tsx';
import styles from './welcome-notice.module.css';

interface WelcomeNoticeProps {
  readonly settings: BlockSettings<'welcome'>;
}

export default function WelcomeNotice({ settings: { id, title, text, link } }: WelcomeNoticeProps) {
  const t = useTranslations('ui');
  const close = () => keepNotice('welcomePopup', id);
  return (
    <NoticeBar
      title={title}
      actions={
        <>
          {link !== null && (
            <TargetLink href={link.href} className={styles.link} onClick={close}>
              {link.label}
            </TargetLink>
          )}
          <IconButton label={t('close')} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </>
      }
    >
      <strong className={styles.title}>{title}</strong> {text}
    </NoticeBar>
  );
}
