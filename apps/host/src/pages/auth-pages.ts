import type { HostWords } from '@slipstream/locales/host-words';
import { html } from 'hono/html';
import { fillHtml } from '../fill-html.ts';
import type { Language } from '../language.ts';
import { icon } from '../icon.ts';
import { entry, type Html, type Page } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { configuredField } from './configured-field.ts';
import { form, input } from './form.ts';

const scripts = ['auth'];

export function signInPage({ auth }: HostWords, isDemo: boolean): Page {
  const { title, forgotten, locked, signUp, passkey } = auth.signIn;
  return {
    title,
    scripts,
    body: entry(
      title,
      form(
        'sign-in',
        title,
        // The browser offers passkeys in the list of this field.
        loginInput(auth, ['username', 'webauthn'].join(' ')),
        input({ name: 'password', label: auth.fields.password, type: 'password', autocomplete: 'current-password' }),
      ),
      html`<div class="form" data-passkey-sign-in hidden>
          <button class="second" type="button">${icon('key')} ${passkey}</button>
          <p class="error" role="status" data-passkey-answer></p>
        </div>
        <p class="ways">
          <a data-keep href="/users/password/new">${forgotten}</a>
          <a data-keep href="/users/unlock/new" data-unlock>${locked}</a>
          <a data-keep href="/users/sign-up">${signUp}</a>
        </p>
        ${isDemo ? demoPlayers(auth) : ''}`,
    ),
  };
}

/** Shown once the platform has told who they are. */
function demoPlayers({ demoPlayers: { title, password } }: HostWords['auth']): Html {
  return html`<details class="demo" data-demo-players hidden>
    <summary>${title} ${icon('down')}</summary>
    <p class="note">${fillHtml(password, { password: html`<code></code>` })}</p>
    <ul></ul>
  </details>`;
}

export function signUpPage(config: PlatformConfig, language: Language, isDemo: boolean): Page {
  const { auth, site } = language.words;
  const { title, open, signIn } = auth.signUp;
  const fields = config.system.playerFields.map((field) => configuredField(field, config, language));
  return {
    title,
    scripts,
    body: entry(
      title,
      form('sign-up', open, ...fields),
      ...(isDemo ? [mailNote(auth)] : []),
      html`<p class="ways">
        <a data-keep href="/users/sign-in">${signIn}</a>
        <a href="/terms-and-conditions" target="_blank">${site.terms.title}</a>
      </p>`,
    ),
  };
}

function loginInput({ signIn }: HostWords['auth'], autocomplete = 'username'): Html {
  return input({ name: 'login', label: signIn.login, autocomplete, inputmode: 'email' });
}

function mailNote({ mailNote: { text, mailbox } }: HostWords['auth']): Html {
  const link = html`<a href="/demo/mailbox" target="_blank">${mailbox}</a>`;
  return html`<p class="note">${fillHtml(text, { mailbox: link })}</p>`;
}

/** The three pages that send instructions answer alike whether the login exists or not, so nobody can find out who plays. */
export function instructionsPage(
  kind: 'password' | 'confirmation' | 'unlock',
  { auth }: HostWords,
  isDemo: boolean,
): Page {
  const title = auth.instructions[kind];
  const back = html`<p class="ways"><a data-keep href="/users/sign-in">${auth.instructions.back}</a></p>`;
  const parts = [form(`send-${kind}`, auth.instructions.send, loginInput(auth)), ...(isDemo ? [mailNote(auth)] : [])];
  return { title, scripts, body: entry(title, ...parts, back) };
}

export function newPasswordPage({ auth }: HostWords): Page {
  const { title, label, set } = auth.newPassword;
  const password = { name: 'password', label, type: 'password', autocomplete: 'new-password' };
  return { title, scripts, body: entry(title, form('reset-password', set, input(password))) };
}

export function confirmPasswordPage({ auth }: HostWords): Page {
  const { title, text, label, confirm } = auth.confirmPassword;
  const password = { name: 'password', label, type: 'password', autocomplete: 'current-password' };
  return {
    title,
    scripts,
    body: entry(title, html`<p>${text}</p>`, form('confirm-password', confirm, input(password))),
  };
}

/**
 * Reached by the link of a mail or a text message: the token is spent by a button and not by the visit, since scanners
 * follow links.
 */
export function tokenPage(kind: 'confirmation' | 'unlock', { auth }: HostWords): Page {
  const { title } = auth[kind];
  const button = kind === 'unlock' ? auth.unlock.unlock : auth.confirmation.confirm;
  const onward = html`<p class="ways" data-after hidden>
    <a data-keep href="/users/sign-in" class="action">${auth.signIn.title}</a>
  </p>`;
  return { title, scripts, body: entry(title, form(`spend-${kind}`, button), onward) };
}
