import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import type { EmbedOptions } from '@slipstream/embed/sdk-options';
// The SDK as any host gets it: the server gives it out under this name.
import { embedSportsbook } from './embed.js';
import { inspect } from './inspect.ts';
import { loadCurrencies } from './money.ts';
import { openOver } from './over.ts';
import { one } from './page.ts';
import { currentSession } from './platform.ts';
import { playerEvents, sayConnected, sayIgnored } from './strip.ts';
import { askPlayer } from './who.ts';
import { locale, words } from './words.ts';

/** Where this platform does what the sportsbook asks for (EMBED-2). */
const pages = {
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
const own = {
  home: '/',
  terms: '/terms-and-conditions',
  transactions: '/profile/wallet/transactions',
  support: '/help-center',
  limits: '/profile/limits',
  profile: '/profile',
} as const;

type Theme = 'night' | 'day';

const container = one<HTMLElement>('#sportsbook');
const { sportsbook: url = '', base = '/play', inspect: isInspected } = document.body.dataset;

// A press inside the frame does not reach this page; menus close when the frame takes the focus.
addEventListener('blur', () => {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
});

/** This platform's own question about cookies is a box at the top of the page. */
const consentKey = 'meridian-consent';
const box = one<HTMLInputElement>('[data-consent]');

/** What the sportsbook speaks: another language than these pages if it has no words of theirs. */
let spoken = locale;

/** This page in a language. Addresses here name none, except on the way to another one. */
function addressIn(language: string | null): string {
  const address = new URL(location.href);
  if (language === null) address.searchParams.delete('locale');
  else address.searchParams.set('locale', language);
  return address.href;
}

/** A language chosen inside is that of these pages too, now and at the next visit. The inspector keeps its list. */
function follow(chosen: string): void {
  spoken = chosen;
  document.cookie = `meridian_locale=${encodeURIComponent(chosen)}; path=/; max-age=31536000; samesite=lax`;
  if (chosen !== locale && isInspected === undefined) location.replace(addressIn(chosen));
}

function isAllowed(): boolean {
  return localStorage.getItem(consentKey) === 'yes';
}

const isNight = matchMedia('(prefers-color-scheme: dark)');

/**
 * These pages show what the sportsbook beside them shows, now and at the next visit (EMBED-10). What the system would show
 * anyway is not remembered, so that a page follows the system when it changes.
 */
function followTheme(theme: Theme): void {
  const isSystem = theme === (isNight.matches ? 'night' : 'day');
  if (isSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  const kept = isSystem ? '=; max-age=0' : `=${theme}; max-age=31536000`;
  document.cookie = `meridian_theme${kept}; path=/; samesite=lax`;
}

/** Which of the two the sportsbook shows now, whoever switched it; these pages show it too. */
function showTheme(theme: Theme): void {
  followTheme(theme);
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose-theme]'))
    button.setAttribute('aria-pressed', String(button.dataset['chooseTheme'] === theme));
}

function optionsOf(place: HTMLElement): EmbedOptions {
  return {
    container: place,
    url,
    title: words.play.sportsbook,
    address: { base, title: (title) => `${title} - Meridian` },
    locale,
    session: currentSession,
    auth: async (flow) => {
      const { isDone } = await openOver(pages[flow], spoken);
      await askPlayer();
      return isDone ? 'completed' : 'cancelled';
    },
    deposit: async () => (await openOver(pages.deposit, spoken)).deposit ?? 'cancelled',
    openPage: (page) => location.assign(own[page]),
    consent: isAllowed(),
    on: {
      ready: ({ release, theme, locale: language }) => {
        spoken = language;
        sayConnected(release);
        showTheme(theme);
      },
      // A platform would pass them on to whatever it measures with; here they are to be seen in the inspector.
      analytics: () => undefined,
      theme: ({ theme }) => showTheme(theme),
      locale: ({ locale: chosen }) => follow(chosen),
      ...playerEvents,
    },
    onIgnored: sayIgnored,
  };
}

if (container !== null) {
  history.replaceState(history.state, '', addressIn(null));
  await loadCurrencies().catch(() => undefined);
  const options = optionsOf(container);
  const inspected = isInspected === undefined ? null : inspect(options);
  const sportsbook = embedSportsbook(inspected?.options ?? options);
  inspected?.attach(sportsbook);
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose-theme]')) {
    const theme = button.dataset['chooseTheme'] === 'day' ? 'day' : 'night';
    button.addEventListener('click', () => {
      sportsbook.send({ type: 'theme', theme });
      showTheme(theme);
    });
  }
  if (box !== null) {
    box.checked = isAllowed();
    box.addEventListener('change', () => {
      localStorage.setItem(consentKey, box.checked ? 'yes' : 'no');
      sportsbook.send({ type: 'consent', granted: box.checked });
    });
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-locale]')) {
    // The page inside may be another one by then.
    link.addEventListener('click', () => (link.href = addressIn(link.dataset['locale'] ?? locale)));
  }
  void askPlayer();
}
