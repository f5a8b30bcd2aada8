import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { PageTitle } from '../../shared/page/page-title.tsx';
import { useSession } from '../../state/session/use-session.ts';
import { useStores } from '../../state/use-stores.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth-page.module.css';
import { authPageUrl } from '../../state/session/platform-urls.ts';
import { usePlatformPlace } from '../../state/session/use-platform-place.ts';
import { takeTokens } from './mail-tokens.ts';
import { returnPath } from './return-path.ts';

/** A page of ROUTE-2: the platform's page inside ours. After sign-in it returns to where the player came from. */
export function AuthPage({ flow, homeHref }: { readonly flow: AuthFlow; readonly homeHref: string }) {
  const t = useTranslations('auth');
  const platform = usePlatformPlace();
  const { auth, host } = useStores();
  const { status } = useSession();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(never, isHere, isNotHere);
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState(t(`titles.${flow}`));
  const [{ tokens }] = useState(() => takeTokens(search));
  // A player who was locked out ends by signing in.
  const isEntry = entryFlows.has(flow);

  useEffect(() => {
    if (isEntry && status === 'player') void navigate(returnPath(location.search, homeHref), { replace: true });
  }, [isEntry, status, navigate, homeHref]);

  useEffect(() => {
    const rest = takeTokens(search);
    // Removes the tokens from the address, so that neither history nor host sees them.
    if (rest.search !== search && Object.keys(rest.tokens).length > 0)
      void navigate({ pathname, search: rest.search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search]);

  return (
    <>
      <PageTitle title={title} />
      {isHydrated && host.mode !== 'iframe' ? (
        <div className={styles.card}>
          <AuthFrame flow={flow} tokens={tokens} onTitle={setTitle} />
        </div>
      ) : (
        <div className={styles.link}>
          <ButtonLink
            look="primary"
            href={authPageUrl(platform, flow)}
            onClick={(event) => {
              if (!host.can('auth')) return;
              event.preventDefault();
              auth.request(flow);
            }}
          >
            {t(`titles.${flow}`)}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const entryFlows: ReadonlySet<AuthFlow> = new Set(['sign_in', 'sign_up', 'unlock_user', 'resend_unlock_instructions']);

const never = () => () => undefined;
const isHere = () => true;
const isNotHere = () => false;
