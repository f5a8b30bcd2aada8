import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import { minorOf, moneyWords } from './money.ts';
import { make, one, type Send } from './page.ts';
import { call, forgetSession } from './platform.ts';

interface Limit {
  readonly id: string;
  readonly type: UserLimitType;
  readonly amount: { readonly value: number; readonly currency: string } | null;
  readonly seconds: number | null;
  readonly period: string | null;
  readonly status: string;
}

/** Those a player has said yes to and that hold now, will hold, or hold until their end. */
const shown = new Set(['active', 'confirmed', 'confirmed_disabled', 'unconfirmed', 'unconfirmed_disabled']);
const statusWords: Readonly<Record<string, string>> = {
  active: 'holds now',
  confirmed: 'holds from tomorrow',
  confirmed_disabled: 'holds until tomorrow',
  unconfirmed: 'begins when your email is confirmed',
  unconfirmed_disabled: 'ends when your email is confirmed',
};
const fixed: ReadonlySet<UserLimitType> = new Set(['coolingoff', 'selfexclusion']);

export async function showLimits(): Promise<void> {
  const list = one('[data-limits]');
  if (list === null) return;
  const answer = await call<{ data: readonly Limit[] }>('GET', '/user_limits');
  if (answer.kind === 'refused') return list.replaceChildren(make('li', answer.message));
  const limits = answer.reply.data.filter(({ status }) => shown.has(status));
  list.replaceChildren(...(limits.length === 0 ? [make('li', 'None.')] : limits.map(limitLine)));
}

function limitLine(limit: Limit): HTMLLIElement {
  const { type, amount, seconds, period, status, id } = limit;
  const much = amount === null ? timeWords(seconds ?? 0) : moneyWords(amount.value, amount.currency);
  const span = period === null ? '' : ` a ${period}`;
  const item = make('li', `${nameOf(type)}: ${much}${span}, ${statusWords[status] ?? status} `);
  if (fixed.has(type) || status.endsWith('disabled')) return item;
  const button = make('button', 'End it');
  button.type = 'button';
  button.addEventListener('click', () => void call('DELETE', `/user_limits/${id}`).then(showLimits));
  item.append(button);
  return item;
}

/** What the page itself calls a kind of limit. */
function nameOf(type: UserLimitType): string {
  const form = one(`form[data-call="limit-${type}"]`);
  return form?.closest('details')?.querySelector('summary')?.textContent ?? type.replaceAll('_', ' ');
}

function timeWords(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [name, size] = units.find(([, unit]) => seconds >= unit && seconds % unit === 0) ?? ['second', 1];
  const count = seconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

export function limitSender(type: UserLimitType): Send {
  return async ({ amount = '', currency = '', seconds, period }) => {
    const value = seconds === undefined ? minorOf(amount, currency) : null;
    if (seconds === undefined && (value === null || value === 0)) return 'That is no amount.';
    const answer = await call('POST', '/user_limits', {
      type,
      amount: value === null ? null : { value, currency },
      seconds: seconds === undefined ? null : Number(seconds),
      period: period ?? null,
    });
    if (answer.kind === 'refused') return answer.message;
    if (type === 'selfexclusion') {
      // The backend has ended every session, this one too.
      forgetSession();
      location.assign('/help-center');
      return 'You are signed out.';
    }
    await showLimits();
    return 'The limit is set.';
  };
}
