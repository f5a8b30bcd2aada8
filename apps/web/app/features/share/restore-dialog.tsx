import type { SharedBet } from '@slipstream/contract/entities/bets/shared-bet';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { isLeft, makeShare, readShare, restoredBets, type ShareRead } from '../../state/sharing/shared-bets.ts';
import { withoutCode, type SharingRequest } from '../../state/sharing/sharing-store.ts';
import { useSelectionCount } from '../../state/slip/use-slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './restore-dialog.module.css';
import { SharedLegs } from './shared-legs.tsx';

type Request = Exclude<SharingRequest, { kind: 'share' }>;

/** The bets of a share code, with what has changed since, before they replace the slip (SHARE-2). */
export default function RestoreDialog({ request }: { readonly request: Request }) {
  const t = useTranslations('share');
  const { sharing } = useStores();
  const { read, look } = useShare(request);
  return (
    <Overlay
      kind="dialog"
      title={t(request.kind === 'rebet' ? 'open.rebetTitle' : 'open.title')}
      closeLabel={t('close')}
      isOpen
      onClose={sharing.close}
    >
      <div className={styles.body}>
        {read === null && (
          <div aria-busy="true">
            <VisuallyHidden>{t('open.loading')}</VisuallyHidden>
            <Skeleton height={160} />
          </div>
        )}
        {read?.kind === 'bets' && <Offer bets={read.bets} />}
        {read?.kind === 'not-found' && <NotFound isTyped={request.kind === 'open' && request.isTyped === true} />}
        {read?.kind === 'empty' && (
          <EmptyState icon="receipt" title={t('empty.title')} text={t('empty.text')} action={<Close />} />
        )}
        {read?.kind === 'error' && (
          <EmptyState
            icon="warning"
            title={t('error.title')}
            text={t('error.text')}
            action={<Button onClick={look}>{t('error.retry')}</Button>}
          />
        )}
      </div>
    </Overlay>
  );
}

/** A link that leads nowhere, or a code that nobody was given (SHARE-3). */
function NotFound({ isTyped }: { readonly isTyped: boolean }) {
  const t = useTranslations('share.notFound');
  const typed = useTranslations('shareCode');
  const [title, text] = isTyped ? [typed('unknownTitle'), typed('unknownText')] : [t('title'), t('text')];
  return <EmptyState icon="search" title={title} text={text} action={<Close />} />;
}

function Close() {
  const t = useTranslations('share');
  const { sharing } = useStores();
  return <Button onClick={sharing.close}>{t('close')}</Button>;
}

/** Loads the bets; a bet that is played again is shared first, so that the server returns its current state. */
function useShare(request: Request) {
  const site = useSite();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: number; readonly read: ShareRead } | null>(null);
  useEffect(() => {
    const api = siteApi(site);
    async function look(): Promise<ShareRead> {
      if (request.kind === 'open') return readShare(api, request.code);
      const made = await makeShare(api, request.intents);
      return made.kind === 'failed' ? { kind: 'error' } : readShare(api, made.code);
    }
    async function show() {
      const read = await look();
      if (request.kind === 'open') forgetAddress();
      setAnswer({ to: attempt, read });
    }
    void show();
  }, [site, request, attempt]);
  return {
    read: answer?.to === attempt ? answer.read : null,
    look: () => setAttempt(attempt + 1),
  };
}

/**
 * Removes the code from the address, so that a reload does not ask again; in a frame the address is not ours (SHARE-2).
 */
function forgetAddress(): void {
  if (window.parent === window) history.replaceState(history.state, '', withoutCode(location.href));
}

function Offer({ bets }: { readonly bets: readonly SharedBet[] }) {
  const t = useTranslations('share.open');
  const { sharing, slip: bridge, panel } = useStores();
  const slipCount = useSelectionCount();
  const [isBusy, setIsBusy] = useState(false);
  const selections = bets.flatMap((bet) => bet.selections);
  const left = selections.filter(isLeft).length;
  const changed = selections.filter(({ change }) => change !== 'same').length;

  async function take() {
    await bridge.start();
    const step = bridge.loaded()?.dispatch({ kind: 'share-restored', bets: restoredBets(bets), rates: new Map() });
    if (step?.result.kind !== 'applied') {
      setIsBusy(true);
      return;
    }
    panel.setState({ isOpen: true, tab: 'slip' });
    sharing.close();
  }

  return (
    <>
      <p className={styles.text}>{changed === 0 ? t('same') : t('differences', { count: changed })}</p>
      <SharedLegs selections={selections} />
      {slipCount > 0 && <p className={styles.text}>{t('replaces', { count: slipCount })}</p>}
      {isBusy && <p role="alert">{t('busy')}</p>}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void take()}>
          {slipCount > 0 ? t('replace') : t('take', { count: left })}
        </Button>
        {slipCount > 0 ? <Button onClick={sharing.close}>{t('cancel')}</Button> : <Close />}
      </div>
    </>
  );
}
