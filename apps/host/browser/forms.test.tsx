import { hostWords } from '@slipstream/locales/host-words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeWords } from '../src/testing/write-words.ts';
import { form, input } from '../src/pages/form.ts';
import type * as Forms from './forms.ts';

const { scripts } = hostWords('en');
let forms: typeof Forms;

beforeAll(async () => {
  writeWords();
  forms = await import('./forms.ts');
});

let answer: (said: Forms.Said) => void = () => undefined;
let sent: Readonly<Record<string, string>>[] = [];
const send: Forms.Send = (values) => {
  sent.push(values);
  return new Promise((resolve) => (answer = resolve));
};

const one = <E extends Element = HTMLInputElement>(selector: string) => document.querySelector(selector) as E;
const submit = () => one<HTMLFormElement>('form').dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  sent = [];
  const login = input({ name: 'login', label: 'Login', type: 'email' });
  const password = input({ name: 'password', label: 'Password', type: 'password', note: 'At least 8.' });
  const text: string = await form('sign-in', 'Sign in', login, password);
  document.body.innerHTML = text;
  forms.serveForms({ 'sign-in': send });
});

describe('[ROUTE-4] a form of the platform', () => {
  it('says what is wrong beside each field and leads to the first one', () => {
    one('#password').value = 'typed';
    submit();
    expect(sent).toEqual([]);
    expect(one('#login-error').textContent).toBe(scripts.page.fieldMissing);
    expect([one('#login').getAttribute('aria-invalid'), one('#password').getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ]);
    expect(document.activeElement?.id).toBe('login');
    one('#login').dispatchEvent(new Event('input'));
    expect(one('#login').hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows that it is being sent, is sent once, and keeps what was typed when it is refused', async () => {
    one('#login').value = 'somebody@example.com';
    one('#password').value = 'a wrong one';
    submit();
    const button = one<HTMLButtonElement>('button[type=submit]');
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
    answer(
      forms.refusal({ kind: 'refused', status: 401, code: 'invalid_credentials', message: 'No such.', paths: [] }),
    );
    await settled();
    expect([button.disabled, button.hasAttribute('aria-busy')]).toEqual([false, false]);
    expect([one('#password-error').textContent, document.activeElement?.id]).toEqual(['No such.', 'password']);
    expect([one('#login').value, one('#password').value]).toEqual(['somebody@example.com', 'a wrong one']);
    expect(sent).toEqual([{ login: 'somebody@example.com', password: 'a wrong one' }]);
  });

  it.each([
    ['of a field that it has', ['body.fields.login'], '#login-error'],
    ['of no field', [], '.answer'],
    ['of a field that it has not', ['body.locale'], '.answer'],
  ])('says a refusal %s in its place', async (_, paths, place) => {
    one('#login').value = 'somebody@example.com';
    one('#password').value = 'right enough';
    submit();
    answer(forms.refusal({ kind: 'refused', status: 400, code: 'bad_request', message: 'Not so.', paths }));
    await settled();
    expect(one(place).textContent).toBe('Not so.');
    expect(one('.answer').matches(':empty, [data-kind=fault]')).toBe(true);
  });

  it('shows a password for as long as it is wanted', () => {
    const button = one<HTMLButtonElement>('[data-reveal]');
    expect([button.textContent, button.hidden]).toEqual([scripts.page.show, false]);
    button.click();
    expect([one('#password').type, button.textContent]).toEqual(['text', scripts.page.hide]);
    submit();
    expect(one('#password').type).toBe('password');
  });
});
