import { html } from 'hono/html';
import { prose, type Page } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { configuredField, form, input } from './form.ts';

const scripts = ['auth'];

export function signInPage(isDemo: boolean): Page {
  return {
    title: 'Sign in',
    scripts,
    body: prose(
      'Sign in',
      form(
        'sign-in',
        'Sign in',
        input({ name: 'login', label: 'Email or phone', autocomplete: 'username' }),
        input({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }),
      ),
      html`<p class="ways">
          <a data-keep href="/users/password/new">Forgotten the password?</a>
          <a data-keep href="/users/unlock/new">Account locked?</a>
          <a data-keep href="/users/sign-up">No account yet? Sign up</a>
        </p>
        ${isDemo ? demoPlayers : ''}`,
    ),
  };
}

/** Shown once the platform has told who they are. */
const demoPlayers = html`<details class="demo" data-demo-players hidden>
  <summary>Demo players</summary>
  <p>They all have the password <code></code>. The money is not real.</p>
  <ul></ul>
</details>`;

export function signUpPage(config: PlatformConfig, isDemo: boolean): Page {
  const fields = config.system.playerFields.map((field) => configuredField(field, config));
  return {
    title: 'Sign up',
    scripts,
    body: prose(
      'Sign up',
      form('sign-up', 'Open an account', ...fields),
      ...(isDemo ? [mailNote] : []),
      html`<p class="ways">
        <a data-keep href="/users/sign-in">You have an account? Sign in</a>
        <a href="/terms-and-conditions" target="_blank">Terms and conditions</a>
      </p>`,
    ),
  };
}

const login = input({ name: 'login', label: 'Email or phone', autocomplete: 'username' });
const mailNote = html`<p class="note">
  This demo sends no mail: what would be in it is in the
  <a href="/demo/mailbox" target="_blank">mailbox of the demo</a>.
</p>`;

/** The three pages that send instructions answer alike whether the login exists or not, so nobody can find out who plays. */
export function instructionsPage(kind: 'password' | 'confirmation' | 'unlock', isDemo: boolean): Page {
  const title = {
    password: 'A new password',
    confirmation: 'Confirm your email again',
    unlock: 'Unlock your account',
  }[kind];
  const parts = [form(`send-${kind}`, 'Send instructions', login), ...(isDemo ? [mailNote] : [])];
  return { title, scripts, body: prose(title, ...parts) };
}

export function newPasswordPage(): Page {
  const password = { name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password' };
  return {
    title: 'Set a new password',
    scripts,
    body: prose('Set a new password', form('reset-password', 'Set it and sign in', input(password))),
  };
}

export function confirmPasswordPage(): Page {
  const password = { name: 'password', label: 'Your password', type: 'password', autocomplete: 'current-password' };
  return {
    title: 'Confirm your password',
    scripts,
    body: prose(
      'Confirm your password',
      html`<p>What comes next is important enough to ask once more who you are.</p>`,
      form('confirm-password', 'Confirm', input(password)),
    ),
  };
}

/** Reached by the link of a mail: the token is spent by a button and not by the visit, since mail scanners follow links. */
export function tokenPage(kind: 'confirmation' | 'unlock'): Page {
  const title = kind === 'unlock' ? 'Unlock your account' : 'Confirm your email';
  return { title, scripts, body: prose(title, form(`spend-${kind}`, kind === 'unlock' ? 'Unlock' : 'Confirm')) };
}
