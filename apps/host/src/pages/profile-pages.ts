import { html } from 'hono/html';
import { prose, type Html, type Page } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { configuredField, countryChoices, form, input, select } from './form.ts';
import { limitKinds } from './limit-kinds.data.ts';

const scripts = ['profile'];
const mustSignIn = html`<p class="note" data-visitor hidden>
  Nobody is signed in. <a data-sign-in href="/users/sign-in">Sign in</a>
</p>`;

function playerPage(title: string, ...parts: readonly Html[]): Page {
  const body = prose(title, mustSignIn, html`<div data-player hidden>${parts}</div>`);
  return { title, scripts, body, current: '/profile' };
}

export function profilePage(): Page {
  return playerPage(
    'Your account',
    html`<dl class="facts" data-profile></dl>
      <ul class="menu">
        <li><a href="/profile/wallet/deposit">Deposit</a></li>
        <li><a href="/profile/wallet/transactions">Transactions</a></li>
        <li><a href="/profile/limits">Limits and breaks</a></li>
        <li><a href="/profile/phone">Phone</a></li>
        <li><a href="/users/confirmation/new">Confirm the email</a></li>
      </ul>
      <button type="button" data-sign-out>Sign out</button>`,
  );
}

/** What sign-up left open; the script hides the fields that are not missed. */
export function missingPage(config: PlatformConfig): Page {
  const fields = config.system.playerFields
    .filter(({ type, field }) => type !== 'password' && field !== 'terms')
    .map(
      (field) => html`<div data-field="${field.field}">${configuredField({ ...field, required: false }, config)}</div>`,
    );
  // The regulator's field is asked of its players alone, so sign-up does not have it.
  const municipality = html`<div data-field="municipality_code">
    ${input({
      name: 'municipality_code',
      label: 'Municipality',
      required: false,
      note: 'The seven digits of its IBGE code, such as 3550308 for São Paulo.',
      lengthMax: 7,
    })}
  </div>`;
  return playerPage('Complete your profile', form('fill-in', 'Save', ...fields, municipality));
}

const providers = { serasa: 'Serasa', sumsub: 'Sumsub' } as const;

const messagesNote = html`<p class="note">
  Text messages of this demo are in its <a href="/demo/mailbox" target="_blank">mailbox</a>.
</p>`;

export function phonePage({ system }: PlatformConfig, isDemo: boolean): Page {
  const provider = system.platformSettings.phoneVerificationProvider;
  return playerPage(
    'Verify your phone',
    html`<p>
        ${provider === null ? 'A code by text message proves the number.' : `${providers[provider]} checks the number for us.`}
        A number that ends in 0000 is rejected, to see how that looks.
      </p>
      <p data-phone role="status"></p>
      <h2>1. Your number</h2>`,
    form(
      'save-phone',
      'Send a code',
      input({ name: 'number', label: 'Phone, with country code', type: 'tel', autocomplete: 'tel' }),
      select('country', 'Country', countryChoices(system), 'DE'),
    ),
    html`<h2>2. The code that came</h2>`,
    form('verify-phone', 'Verify', input({ name: 'code', label: 'Code', autocomplete: 'one-time-code' })),
    ...(isDemo ? [messagesNote] : []),
  );
}

export function depositPage(): Page {
  return {
    ...playerPage(
      'Deposit',
      html`<div id="spi" data-testid="spi"></div>
        <p class="answer" data-deposit-answer role="status" aria-live="polite"></p>
        <p class="note">
          Play money. An amount that ends in 13 (13, 113 or 10.13) is declined, one that ends in 77 takes ten seconds,
          one that ends in 78 takes ten seconds and is declined.
        </p>`,
    ),
    scripts: ['profile', 'deposit'],
  };
}

export function transactionsPage(): Page {
  const heads = ['When', 'What', 'State', 'Amount', 'Balance'];
  return playerPage(
    'Transactions',
    html`<div class="scroll" role="region" aria-label="Transactions" tabindex="0">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody data-transactions></tbody>
        </table>
      </div>
      <button type="button" data-more hidden>Show more</button>`,
  );
}

export function limitsPage({ system }: PlatformConfig): Page {
  const currencies = system.currencies.map(({ code }) => [code, code] as const);
  const periods = [
    ['day', 'a day'],
    ['week', 'a week'],
    ['month', 'a month'],
  ] as const;
  return playerPage(
    'Limits and breaks',
    html`<p>A stricter limit holds at once. A looser one, or an end, takes a day. A break can only be made longer.</p>
      <h2 id="limits">What holds</h2>
      <ul class="limits" data-limits aria-labelledby="limits"></ul>
      <h2>Set a limit</h2>
      ${limitKinds.map(
        ({ type, name, about, unit, hasPeriod, choices }) =>
          html`<details class="limit">
            <summary>${name}</summary>
            <p>${about}</p>
            ${form(
              `limit-${type}`,
              'Set',
              unit === 'money'
                ? html`${input({ name: 'amount', label: 'Amount' })}
                  ${select('currency', 'Currency', currencies, 'EUR')}`
                : select('seconds', 'How long', choices),
              hasPeriod ? select('period', 'In', periods) : html``,
            )}
          </details>`,
      )}`,
  );
}
