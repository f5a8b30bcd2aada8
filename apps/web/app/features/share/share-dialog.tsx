import type { BetIntent } from '@slipstream/contract/entities/bets/bet-request';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { useTimeText } from '../../shared/match/time-text.ts';
import { useLinks } from '../../shared/links/use-links.ts';
import { useSharedAddress } from '../../shared/links/use-shared-address.ts';
import { targets } from '../../site/paths.ts';
import { makeShare, type ShareMade } from '../../state/sharing/shared-bets.ts';
import { sharePath } from '../../state/sharing/sharing-store.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { QrPicture } from './qr-picture.tsx';
import styles from './share-dialog.module.css';
import { SlipPicture } from './slip-picture.tsx';

/** A code and a link for bets, to copy, send or scan (SHARE-1). */
export default function ShareDialog({ intents }: { readonly intents: readonly BetIntent[] }) {
  const t = useTranslations('share');
  const site = useSite();
  const { sharing } = useStores();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: number; readonly made: ShareMade } | null>(null);
  const made = answer?.to === attempt ? answer.made : null;

  useEffect(() => {
    async function make() {
      setAnswer({ to: attempt, made: await makeShare(siteApi(site), intents) });
    }
    void make();
  }, [site, intents, attempt]);

  return (
    <Overlay kind="dialog" title={t('title')} closeLabel={t('close')} isOpen onClose={sharing.close}>
      <div className={styles.body}>
        <p className={styles.text}>{t('text')}</p>
        {made === null && (
          <div aria-busy="true">
            <VisuallyHidden>{t('making')}</VisuallyHidden>
            <Skeleton height={120} />
          </div>
        )}
        {made?.kind === 'failed' && (
          <>
            <p role="alert">{t('failed')}</p>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('retry')}</Button>
          </>
        )}
        {made?.kind === 'code' && <Code code={made.code} expiresAt={made.expiresAt} />}
      </div>
    </Overlay>
  );
}

interface CodeProps {
  readonly code: string;
  readonly expiresAt: string;
}

function Code({ code, expiresAt }: CodeProps) {
  const links = useLinks();
  const link = useSharedAddress(sharePath(links(targets.home), code));
  return link === null ? null : <CodeWithLink code={code} expiresAt={expiresAt} link={link} />;
}

function CodeWithLink({ code, expiresAt, link }: CodeProps & { readonly link: string }) {
  const t = useTranslations('share');
  const timeText = useTimeText();
  const site = useSite();
  const [copied, setCopied] = useState<'link' | 'code' | 'failed' | null>(null);

  async function copy(what: 'link' | 'code') {
    try {
      await navigator.clipboard.writeText(what === 'link' ? link : code);
      setCopied(what);
    } catch {
      // Blocked by the browser or by the host page.
      setCopied('failed');
    }
  }

  return (
    <>
      <div className={styles.code}>
        <QrPicture text={link} label={t('qr')} />
        <dl className={styles.words}>
          <dt>{t('code')}</dt>
          <dd className={styles.big}>{code}</dd>
          <dt>{t('link')}</dt>
          <dd className={styles.link}>{link}</dd>
        </dl>
      </div>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void copy('link')}>
          {copied === 'link' ? t('copied') : t('copy')}
        </Button>
        <Button onClick={() => void copy('code')}>{copied === 'code' ? t('copied') : t('copyCode')}</Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ title: site.name, url: link }).catch(() => undefined)}>
            {t('sheet')}
          </Button>
        )}
      </div>
      {copied === 'failed' && <p role="alert">{t('copyFailed')}</p>}
      <SlipPicture code={code} link={link} />
      <p className={styles.text}>{t('until', { date: timeText(expiresAt, 'wholeDate') })}</p>
    </>
  );
}
