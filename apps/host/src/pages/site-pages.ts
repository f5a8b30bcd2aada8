import type { HostWords } from '@slipstream/locales/host-words';
import { html } from 'hono/html';
import { icon, type IconName } from '../icon.ts';
import { prose, type Page } from '../layout.ts';

export function landingPage({ site: { landing } }: HostWords): Page {
  return {
    title: landing.title,
    scripts: ['greet'],
    body: html`<main class="landing">
      <h1>${landing.heading}</h1>
      <p>${landing.text}</p>
      <a class="action" href="/play">${landing.play}</a>
      <p class="ways">
        <a href="/play/inspector">${landing.inspector}</a>
        <a href="/app">${landing.app}</a>
      </p>
    </main>`,
  };
}

export function termsPage({ site: { terms } }: HostWords): Page {
  return {
    title: terms.title,
    scripts: ['greet'],
    body: prose(
      terms.title,
      html`<p>${terms.demo}</p>
        <p>${terms.age}</p>`,
    ),
  };
}

export function helpPage({ site: { nav, help } }: HostWords, isDemo: boolean): Page {
  const links: readonly (readonly [href: string, text: string, sign: IconName])[] = [
    ['/profile/limits', help.limits, 'limits'],
    ['/users/password/new', help.password, 'key'],
    ['/users/unlock/new', help.unlock, 'account'],
    ['/profile/wallet/transactions', help.transactions, 'transactions'],
    ...(isDemo ? [['/demo/mailbox', help.mailbox, 'mail'] as const] : []),
  ];
  return {
    title: nav.help,
    scripts: ['greet'],
    current: '/help-center',
    body: prose(
      nav.help,
      html`<p>${help.text}</p>
        <ul class="rows">
          ${links.map(
            ([href, text, sign]) => html`<li><a href="${href}">${icon(sign)} ${text} ${icon('forward')}</a></li>`,
          )}
        </ul>`,
    ),
  };
}

export function notFoundPage({ site: { notFound } }: HostWords): Page {
  const { title, heading, start } = notFound;
  return { title, body: prose(heading, html`<p><a class="action" href="/">${start}</a></p>`) };
}

export function unavailablePage({ site: { unavailable } }: HostWords): Page {
  const { title, heading, text } = unavailable;
  return { title, body: prose(heading, html`<p>${text}</p>`) };
}
