import { html } from 'hono/html';
import { durationWords } from '../../browser/format.ts';
import type { Language } from '../language.ts';
import type { Html, Page } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';
import { form, input, select, type Choice } from './form.ts';
import { limitKinds } from './limit-kinds.data.ts';
import { playerPage } from './profile-pages.ts';

export function limitsPage({ system }: PlatformConfig, { words, locale }: Language): Page {
  const { title, rule, holding, setLimit, set, amount, currency, duration, period, periods, kinds } = words.limits;
  const currencies = system.currencies.map(({ code }): Choice => [code, code]);
  const spans: readonly Choice[] = [
    ['day', periods.day],
    ['week', periods.week],
    ['month', periods.month],
  ];
  const value = (unit: 'money' | 'time', choices: readonly number[]): Html =>
    unit === 'money'
      ? html`${input({ name: 'amount', label: amount })} ${select('currency', currency, currencies, 'EUR')}`
      : select(
          'seconds',
          duration,
          choices.map((seconds) => [String(seconds), durationWords(seconds, locale)]),
        );
  return playerPage(
    words,
    title,
    html`<p>${rule}</p>
      <h2 id="limits">${holding}</h2>
      <ul class="limits" data-limits aria-labelledby="limits"></ul>
      <h2>${setLimit}</h2>
      ${limitKinds.map(
        ({ type, unit, hasPeriod, choices }) =>
          html`<details class="limit">
            <summary>${kinds[type].name}</summary>
            <p>${kinds[type].about}</p>
            ${form(`limit-${type}`, set, value(unit, choices), hasPeriod ? select('period', period, spans) : html``)}
          </details>`,
      )}`,
  );
}
