import type { PlayerField } from '@slipstream/contract/site/system';
import { html, raw } from 'hono/html';
import { fill } from '../../browser/format.ts';
import type { Language } from '../language.ts';
import type { Html } from '../layout.ts';
import type { PlatformConfig } from '../platform-config.ts';

export interface Input {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly value?: string;
  readonly autocomplete?: string;
  readonly required?: boolean;
  readonly note?: string;
  readonly lengthMax?: number;
}

/** A labelled input; what is wrong with the form is said once, below it, by the script that sends it. */
export function input({ name, label, type = 'text', value = '', required = true, note, ...rest }: Input): Html {
  const extra = [
    required ? 'required' : '',
    rest.autocomplete === undefined ? '' : `autocomplete="${rest.autocomplete}"`,
    rest.lengthMax === undefined ? '' : `maxlength="${rest.lengthMax}"`,
    // Addresses and numbers are written from left to right in every language.
    type === 'text' ? 'dir="auto"' : type === 'email' || type === 'tel' ? 'dir="ltr"' : '',
  ].join(' ');
  return html`<label class="field"
    ><span>${label}</span> <input name="${name}" type="${type}" value="${value}" ${raw(extra)} />${
      note === undefined ? '' : html`<small>${note}</small>`
    }</label
  >`;
}

export type Choice = readonly [value: string, words: string];

export function select(name: string, label: string, choices: readonly Choice[], chosen = ''): Html {
  return html`<label class="field"
    ><span>${label}</span>
    <select name="${name}">
      ${choices.map(
        ([value, words]) => html`<option value="${value}" ${raw(value === chosen ? 'selected' : '')}>${words}</option>`,
      )}
    </select></label
  >`;
}

/**
 * A form the page's script sends as the call of that name; the answer is read out where it stands. Until the script is there
 * nothing can be sent, or a password would end up in an address.
 */
export function form(call: string, button: string, ...fields: readonly Html[]): Html {
  return html`<form data-call="${call}" class="form" method="post" novalidate>
    ${fields}
    <p class="answer" role="status" aria-live="polite"></p>
    <button class="action" type="submit" disabled>${button}</button>
  </form>`;
}

/** Countries in the order of the names a player reads, which is not that of their codes. */
export function countryChoices(
  { countries }: Pick<PlatformConfig['system'], 'countries'>,
  { locale }: Pick<Language, 'locale'>,
): readonly Choice[] {
  const collator = new Intl.Collator(locale);
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return countries
    .map(({ code, name }) => [code, names.of(code) ?? name] as const)
    .toSorted(([, one], [, other]) => collator.compare(one, other));
}

/** One field as the site's configuration describes it. */
export function configuredField(field: PlayerField, { system }: PlatformConfig, language: Language): Html {
  const { field: name, type, required, lengthMax, choices } = field;
  const { fields, optional, passwordLength } = language.words.auth;
  // A field that only this site has is called what the site calls it.
  const own = new Map<string, string>(Object.entries(fields)).get(name) ?? name.replaceAll('_', ' ');
  const label = required ? own : fill(optional, { label: own });
  switch (type) {
    case 'country':
      return select(name, label, countryChoices(system, language), 'DE');
    case 'currency':
      return select(
        name,
        label,
        system.currencies.map(({ code }) => [code, code]),
        system.defaultCurrencyCode,
      );
    case 'choice':
      return select(
        name,
        label,
        choices.map((choice) => [choice, choice]),
      );
    case 'checkbox':
      return html`<label class="check"
        ><input type="checkbox" name="${name}" value="1" ${raw(required ? 'required' : '')} />
        <span>${label}</span></label
      >`;
    case 'password':
      return input({
        name,
        label,
        type,
        required,
        autocomplete: 'new-password',
        note: fill(passwordLength, { count: String(system.platformSettings.passwordLengthMin) }),
        lengthMax,
      });
    case 'phone':
      return input({ name, label, type: 'tel', required, autocomplete: 'tel', lengthMax });
    case 'text':
    case 'email':
    case 'date':
      return input({ name, label, type, required, lengthMax });
  }
}
