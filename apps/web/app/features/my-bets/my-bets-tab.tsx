import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

import { withWords } from '../../shared/messages/with-words.ts';
import { useSession } from '../../state/session/use-session.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { BetsSkeleton } from './bets-skeleton.tsx';

const MyBetsBody = lazy(withWords(['bets', 'slip'], async () => import('./my-bets-body.tsx')));

/** My bets, for a player; a visitor is told why there are none (MYBETS-4: only when logged in). */
export function MyBetsTab() {
  const t = useTranslations('myBets');
  const { session } = useStores();
  const { status } = useSession();
  if (status === 'visitor') {
    return (
      <EmptyState
        icon="receipt"
        title={t('signIn.title')}
        text={t('signIn.text')}
        action={
          <Button look="primary" onClick={session.requestSignIn}>
            {t('signIn.action')}
          </Button>
        }
      />
    );
  }
  if (status !== 'player') return <BetsSkeleton />;
  return (
    <Suspense fallback={<BetsSkeleton />}>
      <MyBetsBody />
    </Suspense>
  );
}
