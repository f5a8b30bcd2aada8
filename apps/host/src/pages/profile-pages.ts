import type { HostWords } from '@slipstream/locales/host-words';
import { html, raw } from 'hono/html';
import { fill } from '../../browser/format.ts';
import { fillHtml } from '../fill-html.ts';
import type { Language } from '../language.ts';
import { icon, type IconName } from '../icon.ts';
import type { Html, Page } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { countryChoices, missingField } from './configured-field.ts';
import { form, input, select } from './form.ts';

const scripts = ['profile'];

interface PlayerPage {
  readonly title: string;
  /** Its own address, so that it is the current one among the sections. */
  readonly path: string;
}

/** A page of a player; whoever is none is asked to sign in. */
export function playerPage(words: HostWords, { title, path }: PlayerPage, ...parts: readonly Html[]): Page {
  const { text, signIn } = words.profile.visitor;
  const body = html`<main class="account">
    ${sectionsNav(words, path)}
    <div class="content">
      <h1>${title}</h1>
      <div class="card" data-visitor hidden>
        <p>${text}</p>
        <a class="action" data-sign-in href="/users/sign-in">${signIn}</a>
      </div>
      <div class="skeleton" aria-hidden="true"><span></span><span></span><span></span></div>
      <div data-player hidden>${parts}</div>
    </div>
  </main>`;
  return { title, scripts, body, current: '/profile' };
}

type Section = readonly [href: string, text: string, sign: IconName];

function sectionsOf({ profile: { account, deposit, transactions }, limits }: HostWords): readonly Section[] {
  return [
    ['/profile/wallet/deposit', deposit.title, 'deposit'],
    ['/profile/wallet/transactions', transactions.title, 'transactions'],
    ['/profile/limits', limits.title, 'limits'],
    ['/profile/phone', account.phone, 'phone'],
    ['/users/confirmation/new', account.confirmEmail, 'mail'],
  ];
}

/** The account's pages, beside what is shown or above it. A dialog has one page and no way around. */
function sectionsNav(words: HostWords, path: string): Html {
  const { title } = words.profile.account;
  const links: readonly Section[] = [['/profile', title, 'account'], ...sectionsOf(words)];
  return html`<nav class="sections" data-sections aria-label="${title}" ${raw(path === '/profile' ? 'data-home' : '')}>
    ${links.map(
      ([href, text, sign]) =>
        html`<a href="${href}" ${raw(href === path ? 'aria-current="page"' : '')}>${icon(sign)} ${text}</a>`,
    )}
  </nav>`;
}

export function profilePage(words: HostWords): Page {
  const { account, passkeys } = words.profile;
  return playerPage(
    words,
    { title: account.title, path: '/profile' },
    html`<ul class="wallets" data-wallets></ul>
      <dl class="facts card" data-profile></dl>
      <section class="card" data-passkeys hidden aria-labelledby="passkeys">
        <h2 id="passkeys">${passkeys.title}</h2>
        <p class="note">${passkeys.about}</p>
        <ul class="limits" data-passkey-list></ul>
        <p class="note" role="status" data-passkey-answer></p>
        <div>
          <button class="second" type="button" data-add-passkey>${icon('key')} ${passkeys.add}</button>
        </div>
      </section>
      <ul class="rows menu">
        ${sectionsOf(words).map(
          ([href, text, sign]) => html`<li><a href="${href}">${icon(sign)} ${text} ${icon('forward')}</a></li>`,
        )}
      </ul>
      <div><button class="second" type="button" data-sign-out>${account.signOut}</button></div>`,
  );
}

/** What sign-up left open; the script hides the fields that are not missed. */
export function missingPage(config: PlatformConfig, language: Language): Page {
  const { title, save, municipality: label, municipalityNote: note } = language.words.profile.missing;
  const fields = config.system.playerFields
    .filter(({ type, field }) => type !== 'password' && field !== 'terms')
    .map((field) => html`<div data-field="${field.field}">${missingField(field, config, language)}</div>`);
  // The regulator's field is asked of its players alone, so sign-up does not have it.
  const municipality = html`<div data-field="municipality_code">
    ${input({ name: 'municipality_code', label, required: false, note, inputmode: 'numeric', lengthMax: 7 })}
  </div>`;
  return playerPage(
    language.words,
    { title, path: '/profile/missing' },
    form('fill-in', save, ...fields, municipality),
  );
}

const providers = { serasa: 'Serasa', sumsub: 'Sumsub' } as const;

export function phonePage({ system }: PlatformConfig, language: Language, isDemo: boolean): Page {
  const { words } = language;
  const { phone } = words.profile;
  const { fields } = words.auth;
  const provider = system.platformSettings.phoneVerificationProvider;
  const how = provider === null ? phone.byCode : fill(phone.byProvider, { provider: providers[provider] });
  const mailbox = html`<a href="/demo/mailbox" target="_blank">${phone.mailbox}</a>`;
  return playerPage(
    words,
    { title: phone.title, path: '/profile/phone' },
    html`<p>${how} ${phone.rejected}</p>
      <p data-phone role="status"></p>
      <h2>${phone.numberHeading}</h2>`,
    form(
      'save-phone',
      phone.send,
      input({ name: 'number', label: fields.phone, type: 'tel', autocomplete: 'tel' }),
      select({ name: 'country', label: fields.country, choices: countryChoices(system, language), chosen: 'DE' }),
    ),
    html`<h2>${phone.codeHeading}</h2>`,
    form(
      'verify-phone',
      phone.verify,
      input({ name: 'code', label: phone.code, inputmode: 'numeric', autocomplete: 'one-time-code' }),
    ),
    ...(isDemo ? [html`<p class="note">${fillHtml(phone.note, { mailbox })}</p>`] : []),
  );
}

export function depositPage(words: HostWords): Page {
  const { title, note } = words.profile.deposit;
  return {
    ...playerPage(
      words,
      { title, path: '/profile/wallet/deposit' },
      html`<div id="spi" class="card" data-testid="spi"></div>
        <p class="answer" data-deposit-answer role="status" aria-live="polite"></p>
        <p class="note">${note}</p>`,
    ),
    scripts: ['profile', 'deposit'],
  };
}

export function transactionsPage(words: HostWords): Page {
  const { title, when, what, state, amount, balance, more } = words.profile.transactions;
  // The roles, because on a phone rows are no longer laid out as a table.
  return playerPage(
    words,
    { title, path: '/profile/wallet/transactions' },
    html`<table role="table" aria-label="${title}" data-records hidden>
        <thead role="rowgroup">
          <tr role="row">
            ${head(when)} ${head(what)} ${head(state)} ${head(amount, 'class="amount"')}
            ${head(balance, 'class="amount"')}
          </tr>
        </thead>
        <tbody role="rowgroup" data-transactions></tbody>
      </table>
      <p class="note" role="status" data-no-transactions></p>
      <div><button class="second" type="button" data-more hidden>${more}</button></div>`,
  );
}

function head(text: string, rest = ''): Html {
  return html`<th role="columnheader" scope="col" ${raw(rest)}>${text}</th>`;
}
