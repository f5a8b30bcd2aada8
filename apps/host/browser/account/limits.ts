import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import { durationWords, fill } from '../format.ts';
import { minorOf, moneyWords } from '../money.ts';
import { done, fault, refusal, type Send } from '../forms.ts';
import { make, one } from '../page.ts';
import { call, forgetSession } from '../platform.ts';
import { locale, words } from '../words.ts';

interface Limit {
  readonly id: string;
  readonly type: UserLimitType;
  readonly amount: { readonly value: number; readonly currency: string } | null;
  readonly seconds: number | null;
  readonly period: string | null;
  readonly status: string;
}

/** Those a player has said yes to and that hold now, will hold, or hold until their end. */
const shown: ReadonlyMap<string, string> = new Map(Object.entries(words.limits.statuses));
const fixed: ReadonlySet<UserLimitType> = new Set(['coolingoff', 'selfexclusion']);

export async function showLimits(): Promise<void> {
  const list = one<HTMLElement>('[data-limits]');
  if (list === null) return undefined;
  const answer = await call<{ data: readonly Limit[] }>('GET', '/user_limits');
  if (answer.kind === 'refused') return list.replaceChildren(make('li', answer.message));
  const limits = answer.reply.data.filter(({ status }) => shown.has(status));
  if (limits.length === 0) return list.replaceChildren(make('li', words.limits.none));
  const names = namesOn(list);
  return list.replaceChildren(...limits.map((limit) => limitLine(limit, names)));
}

/** What the page calls the types and the periods, in its language. */
interface Names {
  readonly types: ReadonlyMap<string, string>;
  readonly periods: ReadonlyMap<string, string>;
}

/** The server writes them at the list, because a limit can be of a type that the page has no form for. */
function namesOn({ dataset: { names = '[]', periods = '[]' } }: HTMLElement): Names {
  return { types: readPairs(names), periods: readPairs(periods) };
}

function readPairs(json: string): ReadonlyMap<string, string> {
  return new Map(JSON.parse(json) as [string, string][]);
}

function limitLine(limit: Limit, names: Names): HTMLLIElement {
  const { type, amount, seconds, period, status, id } = limit;
  const much = amount === null ? durationWords(seconds ?? 0, locale) : moneyWords(amount.value, amount.currency);
  const values = { much, status: shown.get(status) ?? status };
  const { held, heldInPeriod } = words.limits;
  const text =
    period === null
      ? fill(held, values)
      : fill(heldInPeriod, { ...values, period: names.periods.get(period) ?? period });
  const name = names.types.get(type) ?? type;
  const line = make('span');
  // The name stands out wherever the language puts it.
  line.append(...text.split(/(\{name\})/).map((part) => (part === '{name}' ? make('b', name) : part)));
  const item = make('li');
  item.append(line);
  if (fixed.has(type) || status.endsWith('disabled')) return item;
  const button = make('button', words.limits.end);
  button.type = 'button';
  button.classList.add('second', 'small');
  button.addEventListener('click', () => void call('DELETE', `/user_limits/${id}`).then(showLimits));
  item.append(button);
  return item;
}

export function limitSender(type: UserLimitType): Send {
  return async ({ amount = '', currency = '', seconds, period }) => {
    const value = seconds === undefined ? minorOf(amount, currency) : null;
    if (seconds === undefined && (value === null || value === 0)) return fault(words.limits.noAmount, 'amount');
    const answer = await call('POST', '/user_limits', {
      type,
      amount: value === null ? null : { value, currency },
      seconds: seconds === undefined ? null : Number(seconds),
      period: period ?? null,
    });
    if (answer.kind === 'refused') return refusal(answer);
    if (type === 'selfexclusion') {
      // The backend has ended every session, this one too.
      forgetSession();
      location.assign('/help-center');
      return done(words.limits.signedOut);
    }
    await showLimits();
    return done(words.limits.isSet);
  };
}
