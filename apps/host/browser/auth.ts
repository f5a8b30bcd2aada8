import { call, keepSession, type Answer } from './platform.ts';
import { done, fault, refusal, serveForms, showError, type Said, type Send } from './forms.ts';
import { focusFirstField, make, one, succeed } from './page.ts';
import { servePasskeySignIn } from './passkeys.ts';
import { locale, words } from './words.ts';

interface SignedIn {
  readonly token: string;
  readonly expires_at_ms: number;
}

const query = new URLSearchParams(location.search);

/** Signed in, one way or another: the session is kept and the player goes on. */
function enter(answer: Answer<SignedIn>): Said {
  if (answer.kind === 'refused') return refusal(answer);
  keepSession(answer.reply);
  succeed();
  return done(words.auth.signedIn);
}

/** Who is locked out is led to the page that sends the unlock link, and need not type the login again. */
const lockedKey = 'meridian-locked-login';

const signIn: Send = async ({ login = '', password = '' }) => {
  const answer = await call<SignedIn>('POST', '/users/sign_in', { login: login.trim(), password });
  const isLocked = answer.kind === 'refused' && answer.code === 'locked';
  one('[data-unlock]')?.classList.toggle('action', isLocked);
  if (isLocked) sessionStorage.setItem(lockedKey, login.trim());
  else sessionStorage.removeItem(lockedKey);
  return enter(answer);
};

/** The call's own fields, and the rest of what the site's configuration asks for as a list. */
const own = new Set(['email', 'phone', 'password', 'country', 'currency', 'terms']);

const signUp: Send = async (values) => {
  if (values['terms'] !== '1') return fault(words.auth.acceptTerms, 'terms');
  const fields = Object.entries(values)
    .filter(([field, value]) => !own.has(field) && value !== '')
    .map(([field, value]) => ({ field, value }));
  const affiliate = /(?:^|;\s*)affiliate_id=([\w.-]{1,200})/.exec(document.cookie)?.[1];
  const answer = await call('POST', '/users', {
    email: values['email'] || null,
    phone: values['phone']?.replaceAll(/[\s-]/g, '') || null,
    password: values['password'],
    country: values['country'],
    currency: values['currency'],
    locale,
    fields,
    terms_accepted: true,
    ...(affiliate !== undefined && { affiliate_id: affiliate }),
  });
  if (answer.kind === 'refused') return refusal(answer);
  // The same words whether there was an account already or not: only the message says which (SESSION-11).
  return done(values['email'] ? words.auth.checkMail : words.auth.checkPhone);
};

/** Answered alike whether the login exists or not. */
const sendMail =
  (path: string): Send =>
  async ({ login = '' }) => {
    const answer = await call('POST', path, { login: login.trim() });
    return answer.kind === 'reply' ? done(words.auth.instructions) : refusal(answer);
  };

const spendToken =
  (path: string, name: string, text: string): Send =>
  async (_, form) => {
    const answer = await call('GET', `${path}?${new URLSearchParams({ [name]: query.get(name) ?? '' })}`);
    if (answer.kind === 'reply') {
      one('button[type=submit]', form)?.remove();
      one('[data-after]')?.removeAttribute('hidden');
      return done(text);
    }
    return answer.status === 400 ? fault(words.auth.byLink) : fault(answer.message);
  };

const resetPassword: Send = async ({ password = '' }) =>
  enter(
    await call('PATCH', '/users/password', {
      reset_password_token: query.get('reset_password_token') ?? '',
      password,
    }),
  );

const confirmPassword: Send = async ({ password = '' }) => {
  const answer = await call('POST', '/users/password/confirm', { password });
  if (answer.kind === 'refused') return answer.status === 401 ? fault(words.auth.nobody) : refusal(answer);
  succeed();
  return done(words.auth.signedIn);
};

serveForms({
  'sign-in': signIn,
  'sign-up': signUp,
  'send-password': sendMail('/users/password'),
  'send-confirmation': sendMail('/users/confirmation'),
  'send-unlock': sendMail('/users/unlock'),
  'spend-confirmation': spendToken('/users/confirmation', 'confirmation_token', words.auth.confirmed),
  'spend-unlock': spendToken('/users/unlock', 'unlock_token', words.auth.unlocked),
  'reset-password': resetPassword,
  'confirm-password': confirmPassword,
});

const asked = one<HTMLInputElement>('form[data-call="send-unlock"] input[name=login]');
if (asked !== null) asked.value = sessionStorage.getItem(lockedKey) ?? '';
focusFirstField();
servePasskeySignIn<SignedIn>((answer) => void enter(answer));

function fillIn(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = one<HTMLInputElement>(`input[name=${name}]`);
    if (field === null) continue;
    field.value = value;
    showError(field, '');
  }
  one<HTMLElement>('button[type=submit]')?.focus();
}

/** A demo offers its players; choosing one fills the form in. */
async function offerDemoPlayers(box: HTMLElement): Promise<void> {
  const answer = await call<{ password: string; data: { email: string; about: string }[] }>('GET', '/demo_players');
  const [list, word] = [box.querySelector('ul'), box.querySelector('code')];
  if (answer.kind === 'refused' || list === null || word === null) return;
  word.textContent = answer.reply.password;
  for (const { email, about } of answer.reply.data) {
    const button = make('button');
    button.type = 'button';
    const note = make('span', about);
    note.classList.add('note');
    button.append(make('b', email), note);
    button.addEventListener('click', () => fillIn({ login: email, password: answer.reply.password }));
    const item = make('li');
    item.append(button);
    list.append(item);
  }
  box.hidden = false;
}

const demo = one<HTMLElement>('[data-demo-players]');
if (demo !== null) void offerDemoPlayers(demo);
