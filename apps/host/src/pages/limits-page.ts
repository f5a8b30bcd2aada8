import { userLimitTypeWire } from '@slipstream/contract/entities/account/user-limit';
import { html } from 'hono/html';
import { durationWords } from '../../browser/format.ts';
import type { Language } from '../language.ts';
import { icon } from '../icon.ts';
import type { Html, Page } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { form, input, select, type Choice } from './form.ts';
import { limitKinds, type LimitKind } from './limit-kinds.data.ts';
import { playerPage } from './profile-pages.ts';

export function limitsPage({ system }: PlatformConfig, { words, locale }: Language): Page {
  const { title, rule, holding, setLimit, set, amount, currency, duration, period, periods, kinds } = words.limits;
  const currencies = system.currencies.map(({ code }): Choice => [code, code]);
  const spans: readonly Choice[] = [
    ['day', periods.day],
    ['week', periods.week],
    ['month', periods.month],
  ];
  // Every type that the platform can answer, also one that is not offered below: a type without a name does not compile.
  const names = userLimitTypeWire.options.map((type): Choice => [type, kinds[type].name]);
  const value = ({ unit, choices: seconds }: LimitKind, scope: string): Html => {
    if (unit === 'money') {
      const sum = input({ name: 'amount', label: amount, inputmode: 'decimal', autocomplete: 'off', scope });
      return html`<div class="row">
        ${sum} ${select({ name: 'currency', label: currency, choices: currencies, chosen: 'EUR', scope })}
      </div>`;
    }
    const choices = seconds.map((each): Choice => [String(each), durationWords(each, locale)]);
    return select({ name: 'seconds', label: duration, choices, scope });
  };
  return playerPage(
    words,
    { title, path: '/profile/limits' },
    html`<p>${rule}</p>
      <h2 id="limits">${holding}</h2>
      <ul
        class="limits"
        data-limits
        data-names="${JSON.stringify(names)}"
        data-periods="${JSON.stringify(spans)}"
        aria-labelledby="limits"
      ></ul>
      <h2>${setLimit}</h2>
      <div class="kinds">
        ${limitKinds.map((kind) => {
          const { name, about } = kinds[kind.type];
          const scope = `limit-${kind.type}`;
          const span = kind.hasPeriod ? select({ name: 'period', label: period, choices: spans, scope }) : html``;
          return html`<details class="limit">
            <summary><span>${name}</span> ${icon('down')}</summary>
            <p>${about}</p>
            ${form(scope, set, value(kind, scope), span)}
          </details>`;
        })}
      </div>`,
  );
}
