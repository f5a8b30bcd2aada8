import type { HostWords } from '@slipstream/locales/host-words';
import { html } from 'hono/html';
import { fill } from '../../browser/format.ts';
import { fillHtml } from '../fill-html.ts';
import type { Language } from '../language.ts';
import { prose, type Html, type Page } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { configuredField, countryChoices, form, input, select } from './form.ts';

const scripts = ['profile'];

/** A page of a player; whoever is none is asked to sign in. */
export function playerPage({ profile }: HostWords, title: string, ...parts: readonly Html[]): Page {
  const { text, signIn } = profile.visitor;
  const visitor = html`<p class="note" data-visitor hidden>
    ${text} <a data-sign-in href="/users/sign-in">${signIn}</a>
  </p>`;
  const body = prose(title, visitor, html`<div data-player hidden>${parts}</div>`);
  return { title, scripts, body, current: '/profile' };
}

export function profilePage(words: HostWords): Page {
  const { account, deposit, transactions } = words.profile;
  return playerPage(
    words,
    account.title,
    html`<dl class="facts" data-profile></dl>
      <ul class="menu">
        <li><a href="/profile/wallet/deposit">${deposit.title}</a></li>
        <li><a href="/profile/wallet/transactions">${transactions.title}</a></li>
        <li><a href="/profile/limits">${words.limits.title}</a></li>
        <li><a href="/profile/phone">${account.phone}</a></li>
        <li><a href="/users/confirmation/new">${account.confirmEmail}</a></li>
      </ul>
      <button type="button" data-sign-out>${account.signOut}</button>`,
  );
}

/** What sign-up left open; the script hides the fields that are not missed. */
export function missingPage(config: PlatformConfig, language: Language): Page {
  const { title, save, municipality: label, municipalityNote: note } = language.words.profile.missing;
  const fields = config.system.playerFields
    .filter(({ type, field }) => type !== 'password' && field !== 'terms')
    .map(
      (field) =>
        html`<div data-field="${field.field}">
          ${configuredField({ ...field, required: false }, config, language)}
        </div>`,
    );
  // The regulator's field is asked of its players alone, so sign-up does not have it.
  const municipality = html`<div data-field="municipality_code">
    ${input({ name: 'municipality_code', label, required: false, note, lengthMax: 7 })}
  </div>`;
  return playerPage(language.words, title, form('fill-in', save, ...fields, municipality));
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
    phone.title,
    html`<p>${how} ${phone.rejected}</p>
      <p data-phone role="status"></p>
      <h2>${phone.numberHeading}</h2>`,
    form(
      'save-phone',
      phone.send,
      input({ name: 'number', label: fields.phone, type: 'tel', autocomplete: 'tel' }),
      select('country', fields.country, countryChoices(system, language), 'DE'),
    ),
    html`<h2>${phone.codeHeading}</h2>`,
    form('verify-phone', phone.verify, input({ name: 'code', label: phone.code, autocomplete: 'one-time-code' })),
    ...(isDemo ? [html`<p class="note">${fillHtml(phone.note, { mailbox })}</p>`] : []),
  );
}

export function depositPage(words: HostWords): Page {
  const { title, note } = words.profile.deposit;
  return {
    ...playerPage(
      words,
      title,
      html`<div id="spi" data-testid="spi"></div>
        <p class="answer" data-deposit-answer role="status" aria-live="polite"></p>
        <p class="note">${note}</p>`,
    ),
    scripts: ['profile', 'deposit'],
  };
}

export function transactionsPage(words: HostWords): Page {
  const { title, when, what, state, amount, balance, more } = words.profile.transactions;
  return playerPage(
    words,
    title,
    html`<div class="scroll" role="region" aria-label="${title}" tabindex="0">
        <table>
          <thead>
            <tr>
              ${[when, what, state, amount, balance].map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody data-transactions></tbody>
        </table>
      </div>
      <button type="button" data-more hidden>${more}</button>`,
  );
}
