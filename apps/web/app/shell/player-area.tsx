import { lazy, Suspense } from 'react';

import { useSite } from '../site/site.tsx';
import { useConsent } from '../state/consent/consent.ts';
import { useDepositResult } from '../state/deposits.ts';
import { useResponsible } from '../state/responsible/responsible-store.ts';
import { useAuthFlow } from '../state/session/auth-store.ts';
import { useSession } from '../state/session/use-session.ts';

const AuthDialog = lazy(() => import('../features/auth/auth-dialog.tsx'));
const ResponsibleModal = lazy(() => import('../features/responsible-gambling/responsible-modal.tsx'));
const QuickDeposit = lazy(() => import('../features/deposits/quick-deposit.tsx'));
const ConsentBar = lazy(() => import('../features/consent/consent-bar.tsx'));
const DepositNotice = lazy(() => import('../features/deposits/deposit-notice.tsx'));

/** Overlays about the player's account. Each is loaded when it is first needed. */
export function PlayerOverlays() {
  const flow = useAuthFlow();
  const deposit = useDepositResult();
  const { modal } = useResponsible();
  const { isAsked } = useConsent();
  const isQuick = useQuickDeposit() && flow === 'deposit';
  return (
    <Suspense>
      {flow !== null && !isQuick && <AuthDialog key={flow} flow={flow} />}
      {isQuick && <QuickDeposit />}
      {deposit !== null && <DepositNotice status={deposit} />}
      {isAsked && <ConsentBar />}
      {modal !== null && <ResponsibleModal key={modal} modal={modal} />}
    </Suspense>
  );
}

/** The platform's payment script, where the site has it or the player is in its test group (PAY-2). */
function useQuickDeposit(): boolean {
  const { flags } = useSite();
  const { profile } = useSession();
  const isTester = profile?.statuses.some(({ id }) => id === 'spi_test') ?? false;
  return flags.includes('quick_deposit') || (flags.includes('quick_deposit_test') && isTester);
}
