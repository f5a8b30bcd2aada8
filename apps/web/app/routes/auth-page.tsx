import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import { useLocation } from 'react-router';

import { AuthPage } from '../features/auth/auth-page.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { parsePath, targets } from '../site/paths.ts';

/** The platform's pages at our own addresses (ROUTE-2). */
const flows: Readonly<Record<string, AuthFlow>> = {
  '/users/sign-in': 'sign_in',
  '/users/sign-up': 'sign_up',
  '/users/password/new': 'forgot_password',
  '/users/password/edit': 'edit_password',
  '/users/confirmation': 'resend_confirmation_instructions',
  '/users/unlock': 'unlock_user',
  '/users/unlock/new': 'resend_unlock_instructions',
};

export const meta = () => [{ name: 'robots', content: 'noindex,nofollow' }];

export default function AuthRoute() {
  const { pathname } = useLocation();
  const links = useLinks();
  const flow = flows[parsePath(pathname)?.target ?? ''] ?? 'sign_in';
  return <AuthPage key={flow} flow={flow} homeHref={links(targets.home)} />;
}
