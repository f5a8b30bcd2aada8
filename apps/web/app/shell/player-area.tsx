import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { betsAnchor } from '../site/paths.ts';
import { useSite } from '../site/site.tsx';
import { aboutPrefix } from '../state/notifications/about.ts';
import { useConsent } from '../state/consent/consent.ts';
import { useDepositResult } from '../state/deposits.ts';
import { useResponsible } from '../state/responsible/responsible-store.ts';
import { useAuthFlow } from '../state/session/auth-store.ts';
import { useNotice } from '../state/storage/seen-notices.ts';
import { useSession } from '../state/session/use-session.ts';
import { withWords } from '../shared/messages/with-words.ts';

const AuthDialog = lazy(withWords(['more'], async () => import('../features/auth/auth-dialog.tsx')));
const ResponsibleModal = lazy(
  withWords(['more'], async () => import('../features/responsible-gambling/responsible-modal.tsx')),
);
const QuickDeposit = lazy(withWords(['more'], async () => import('../features/deposits/quick-deposit.tsx')));
const ConsentBar = lazy(withWords(['more'], async () => import('../features/consent/consent-bar.tsx')));
const TermsNotice = lazy(withWords(['more'], async () => import('../features/notices/terms-notice.tsx')));
const OpenAnchor = lazy(async () => import('../features/notifications/open-anchor.tsx'));
const DepositNotice = lazy(withWords(['more'], async () => import('../features/deposits/deposit-notice.tsx')));

/** Overlays about the player's account. Each is loaded when it is first needed. */
export function PlayerOverlays() {
  const flow = useAuthFlow();
  const deposit = useDepositResult();
  const { modal } = useResponsible();
  const { isAsked } = useConsent();
  const terms = useTermsToAccept();
  const { hash, key } = useLocation();
  const isQuick = useQuickDeposit() && flow === 'deposit';
  return (
    <Suspense>
      {(hash === betsAnchor || hash.startsWith(aboutPrefix)) && <OpenAnchor key={key} />}
      {flow !== null && !isQuick && <AuthDialog key={flow} flow={flow} />}
      {isQuick && <QuickDeposit />}
      {deposit !== null && <DepositNotice status={deposit} />}
      {isAsked && <ConsentBar />}
      {!isAsked && terms !== null && <TermsNotice version={terms} />}
      {modal !== null && <ResponsibleModal key={modal} modal={modal} />}
    </Suspense>
  );
}

/** The version of the terms that a signed-in player has not accepted in this browser (NOTE-1). */
function useTermsToAccept(): string | null {
  const { termsVersion } = useSite();
  const isPlayer = useSession().status === 'player';
  const accepted = useNotice('termsAccepted');
  return isPlayer && termsVersion && accepted !== undefined && accepted !== termsVersion ? termsVersion : null;
}

/** The platform's payment script, where the site has it or the player is in its test group (PAY-2). */
function useQuickDeposit(): boolean {
  const { flags } = useSite();
  const { profile } = useSession();
  const isTester = profile?.statuses.some(({ id }) => id === 'spi_test') ?? false;
  return flags.includes('quick_deposit') || (flags.includes('quick_deposit_test') && isTester);
}
