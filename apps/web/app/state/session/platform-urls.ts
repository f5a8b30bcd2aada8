import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';

import type { ThemeChoice } from '../../site/theme-choice.ts';

/** The platform's pages, by the names a host is asked for. */
export type PlatformPage = Extract<SportsbookMessage, { type: 'open_page' }>['page'];

/** Below the platform's frontend origin; the first three are given by ROUTE-4. */
const platformPaths = {
  home: '/',
  terms: '/terms-and-conditions',
  transactions: '/profile/wallet/transactions',
  support: '/help-center',
  limits: '/profile/limits',
  profile: '/profile',
} as const satisfies Record<PlatformPage, string>;

/** The platform's path of each flow (EMBED-2, ROUTE-2). */
const authPaths = {
  sign_in: '/users/sign-in',
  sign_up: '/users/sign-up',
  forgot_password: '/users/password/new',
  confirm_password: '/users/password/confirm',
  edit_password: '/users/password/edit',
  resend_confirmation_instructions: '/users/confirmation/new',
  resend_unlock_instructions: '/users/unlock/new',
  unlock_user: '/users/unlock',
  missed_auth_fields: '/profile/missing',
  phone_verification: '/profile/phone',
  deposit: '/profile/wallet/deposit',
} as const satisfies Record<AuthFlow, string>;

/** The platform is told the language and the theme of the sportsbook, so that its pages have them too (I18N-5, EMBED-10). */
export interface PlatformPlace {
  readonly platformUrl: string;
  readonly locale: string;
  readonly theme: ThemeChoice;
}

export function platformPageUrl({ platformUrl, locale, theme }: PlatformPlace, page: PlatformPage): string {
  return `${platformUrl}${platformPaths[page]}?${new URLSearchParams({ locale, theme })}`;
}

/** The address of a flow as a full page, with a return address that the platform checks. */
export function authPageUrl({ platformUrl, locale, theme }: PlatformPlace, flow: AuthFlow, returnTo?: string): string {
  const query = new URLSearchParams({ locale, theme, ...(returnTo !== undefined && { return_to: returnTo }) });
  return `${platformUrl}${authPaths[flow]}?${query}`;
}

/** The same page for a dialog: it reports success to the window around it (EMBED-4). */
export function authFrameUrl(
  { platformUrl, locale, theme }: PlatformPlace,
  flow: AuthFlow,
  opener: string,
  tokens: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...tokens, locale, theme, frame: opener });
  // The link in a confirmation mail opens the page that confirms, not the one that sends another mail.
  const path = 'confirmation_token' in tokens ? '/users/confirmation' : authPaths[flow];
  return `${platformUrl}${path}?${query}`;
}
