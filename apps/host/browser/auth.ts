import { call, keepSession, type Answer } from './platform.ts';
import { focusFirstField, make, one, serveForms, succeed, type Send } from './page.ts';
import { locale, words } from './words.ts';

interface SignedIn {
  readonly token: string;
  readonly expires_at_ms: number;
}

const query = new URLSearchParams(location.search);

/** Signed in, one way or another: the session is kept and the player goes on. */
function enter(answer: Answer<SignedIn>): string {
  if (answer.kind === 'refused') return answer.message;
  keepSession(answer.reply);
  succeed();
  return words.auth.signedIn;
}

const signIn: Send = async ({ login = '', password = '' }) =>
  enter(await call('POST', '/users/sign_in', { login: login.trim(), password }));

/** The call's own fields, and the rest of what the site's configuration asks for as a list. */
const own = new Set(['email', 'phone', 'password', 'country', 'currency', 'terms']);

const signUp: Send = async (values) => {
  if (values['terms'] !== '1') return words.auth.acceptTerms;
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
  if (answer.kind === 'refused') return answer.message;
  // The same words whether there was an account already or not: only the message says which (SESSION-11).
  return values['email'] ? words.auth.checkMail : words.auth.checkPhone;
};

/** Answered alike whether the login exists or not. */
const sendMail =
  (path: string): Send =>
  async ({ login = '' }) => {
    const answer = await call('POST', path, { login: login.trim() });
    return answer.kind === 'reply' ? words.auth.instructions : answer.message;
  };

const spendToken =
  (path: string, name: string, done: string): Send =>
  async () => {
    const answer = await call('GET', `${path}?${new URLSearchParams({ [name]: query.get(name) ?? '' })}`);
    if (answer.kind === 'reply') return done;
    return answer.status === 400 ? words.auth.byLink : answer.message;
  };

const resetPassword: Send = async ({ password = '' }) =>
  enter(
    await call('PATCH', '/users/password', {
      reset_password_token: query.get('reset_password_token') ?? '',
      password,
    }),
  );

const confirmPassword: Send = async ({ password = '' }) => {
  const player = await call<{ email: { email: string } | null; auth_phone: { number: string } | null }>(
    'GET',
    '/player',
  );
  if (player.kind === 'refused') return player.message;
  const login = player.reply.email?.email ?? player.reply.auth_phone?.number;
  if (login === undefined) return words.auth.nobody;
  return enter(await call('POST', '/users/sign_in', { login, password }));
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

focusFirstField();

/** A demo offers its players; choosing one fills the form in. */
async function offerDemoPlayers(box: HTMLElement): Promise<void> {
  const answer = await call<{ password: string; data: { email: string; about: string }[] }>('GET', '/demo_players');
  const [list, word] = [box.querySelector('ul'), box.querySelector('code')];
  if (answer.kind === 'refused' || list === null || word === null) return;
  word.textContent = answer.reply.password;
  for (const { email, about } of answer.reply.data) {
    const button = make('button', email);
    button.type = 'button';
    button.addEventListener('click', () => {
      const [login, password] = [one<HTMLInputElement>('[name=login]'), one<HTMLInputElement>('[name=password]')];
      if (login !== null) login.value = email;
      if (password !== null) password.value = answer.reply.password;
    });
    const item = make('li');
    item.append(button, ` ${about}`);
    list.append(item);
  }
  box.hidden = false;
}

const demo = one<HTMLElement>('[data-demo-players]');
if (demo !== null) void offerDemoPlayers(demo);
