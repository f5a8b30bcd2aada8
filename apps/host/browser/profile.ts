import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import { fill } from './format.ts';
import { showLimits, limitSender } from './account/limits.ts';
import { loadCurrencies, moneyWords } from './money.ts';
import { noCodeWords } from './account/no-code.ts';
import { done, fault, refusal, serveForms, type Said, type Send, type Values } from './forms.ts';
import { focusFirstField, make, one, report, returnToPlace, succeed } from './page.ts';
import { servePasskeys } from './passkeys.ts';
import { callProven } from './password-again.ts';
import { call, signOut } from './platform.ts';
import { showTransactions } from './account/transactions.ts';
import { askPlayer, type Player } from './who.ts';
import { locale, words } from './words.ts';

const texts = words.profile;
const regions = new Intl.DisplayNames(locale, { type: 'region' });

interface Account {
  readonly currency: string;
  readonly active: boolean;
  readonly balance: { readonly amount: number };
}

interface Phone {
  readonly number: string;
  readonly verified_status: keyof typeof texts.phoneStatuses;
  readonly sms_limit_reached: boolean;
  readonly provider: string | null;
}

function showVisitor(): void {
  const link = one<HTMLAnchorElement>('[data-sign-in]');
  // Whoever signs in comes back to this page.
  const query = new URLSearchParams(location.search);
  query.set('return_to', location.pathname + location.search);
  if (link !== null) link.search = query.toString();
  one('[data-visitor]')?.removeAttribute('hidden');
  one('[data-sections]')?.setAttribute('hidden', '');
}

async function showPlayer(who: Player): Promise<void> {
  one('[data-player]')?.removeAttribute('hidden');
  one('[data-sections]')?.setAttribute('data-shown', '');
  one('[data-sections] [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  await loadCurrencies();
  serveForms(senders());
  one('[data-sign-out]')?.addEventListener('click', () => void signOut().then(() => location.assign('/')));
  await Promise.all([
    showProfile(who),
    showLimits(),
    showTransactions(),
    showPhone(),
    showMissing(who),
    servePasskeys(),
  ]);
  focusFirstField();
}

function senders(): Readonly<Record<string, Send>> {
  const types: readonly UserLimitType[] = [
    'reality_check',
    'sportsbook_session',
    'session',
    'activity',
    'deposit',
    'loss',
    'wager',
    'bet',
    'coolingoff',
    'selfexclusion',
  ];
  return {
    'save-phone': savePhone,
    'verify-phone': verifyPhone,
    'fill-in': fillIn,
    ...Object.fromEntries(types.map((type) => [`limit-${type}`, limitSender(type)])),
  };
}

async function showProfile({ name, email, country, currency }: Player): Promise<void> {
  const list = one('[data-profile]');
  if (list === null) return;
  const accounts = await call<{ data: readonly Account[] }>('GET', '/player/accounts');
  const wallets = accounts.kind === 'reply' ? accounts.reply.data : [];
  const facts: readonly (readonly [string, string])[] = [
    [texts.name, name ?? ''],
    [texts.email, emailWords(email)],
    [texts.country, country === null ? '' : (regions.of(country.code) ?? country.code)],
    [texts.currency, currency],
  ];
  const known = facts.filter(([, fact]) => fact !== '');
  list.replaceChildren(...known.flatMap(([term, fact]) => [make('dt', term), make('dd', fact)]));
  one('[data-wallets]')?.replaceChildren(...wallets.map(walletTile));
}

function walletTile({ currency, balance, active }: Account): HTMLLIElement {
  const tile = make('li');
  tile.append(make('span', fill(texts.wallet, { currency })), make('b', moneyWords(balance.amount, currency)));
  if (active) tile.dataset['active'] = '';
  return tile;
}

function emailWords(email: Player['email']): string {
  if (email === null) return '';
  return email.confirmed ? email.email : fill(texts.notConfirmed, { email: email.email });
}

const askPhone = async () => call<{ phone: Phone | null }>('GET', '/player/phone');

async function showPhone(): Promise<void> {
  const place = one<HTMLElement>('[data-phone]');
  if (place === null) return;
  const answer = await askPhone();
  place.textContent = answer.kind === 'reply' ? phoneWords(answer.reply.phone) : answer.message;
}

function phoneWords(phone: Phone | null): string {
  if (phone === null) return texts.noPhone;
  return fill(texts.phone, { number: phone.number, status: texts.phoneStatuses[phone.verified_status] });
}

async function savePhone({ number: typed = '', country }: Values): Promise<Said> {
  const number = typed.replaceAll(/[\s-]/g, '');
  const answer = await callProven<{ phone: Phone }>('POST', '/player/phone', { number, country });
  if (answer.kind === 'refused' && answer.status === 429) {
    const known = await askPhone();
    return fault(noCodeWords(known.kind === 'reply' ? known.reply.phone : null, number, texts));
  }
  if (answer.kind === 'refused') return refusal(answer);
  await showPhone();
  return done(texts.codeSent);
}

async function verifyPhone({ code = '' }: Values): Promise<Said> {
  const answer = await call<{ phone: Phone }>('POST', '/player/phone/verify', { code: code.trim() });
  if (answer.kind === 'refused') return answer.status === 404 ? fault(texts.codeFirst) : fault(answer.message, 'code');
  await showPhone();
  if (answer.reply.phone.verified_status !== 'verified') return fault(texts.phoneRejected);
  report();
  return done(texts.phoneVerified);
}

async function showMissing({ auth_fields_missed: missed }: Player): Promise<void> {
  const form = one<HTMLFormElement>('form[data-call="fill-in"]');
  if (form === null) return;
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    if (!missed.includes(field.dataset['field'] ?? '')) field.remove();
    else one('input', field)?.setAttribute('required', '');
  }
  if (missed.length === 0) form.replaceWith(make('p', texts.nothingMissing));
}

async function fillIn(values: Values): Promise<Said> {
  const fields = Object.entries(values)
    .filter(([field, value]) => value !== '' && !['email', 'phone', 'country', 'currency'].includes(field))
    .map(([field, value]) => ({ field, value }));
  const answer = await call('PATCH', '/player', { fields });
  if (answer.kind === 'refused') return refusal(answer);
  succeed();
  return done(texts.saved);
}

// The script of the page begins here, below everything it uses: nothing it waits for may find a name without a value.
const main = one('main');
main?.setAttribute('aria-busy', 'true');
const player = await askPlayer();
if (player === null) showVisitor();
else await showPlayer(player);
main?.setAttribute('aria-busy', 'false');
returnToPlace();
