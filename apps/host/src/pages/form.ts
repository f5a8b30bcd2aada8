import { html, raw } from 'hono/html';
import { icon } from '../icon.ts';
import type { Html } from '../layout.ts';

export interface Input {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly value?: string;
  readonly autocomplete?: string;
  /** The keyboard that a phone shows. */
  readonly inputmode?: 'decimal' | 'numeric' | 'email' | 'tel';
  readonly required?: boolean;
  readonly note?: string;
  readonly lengthMin?: number;
  readonly lengthMax?: number;
  /** Sets apart fields of one name in several forms of a page. */
  readonly scope?: string;
}

/** A label, its input, a note, and the place where the script says what is wrong with it. */
export function input(field: Input): Html {
  const { name, label, type = 'text', value = '', note, scope } = field;
  const id = idOf(name, scope);
  const box = html`<input
    id="${id}"
    name="${name}"
    type="${type}"
    value="${value}"
    ${raw(attributesOf(field, id).join(' '))}
  />`;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${type === 'password' ? secret(box, id) : box} ${note === undefined ? '' : noteOf(id, note)} ${errorOf(id)}
  </div>`;
}

function attributesOf(field: Input, id: string): readonly string[] {
  const { type = 'text', required = true, autocomplete, inputmode, lengthMin, lengthMax, note } = field;
  const isPlain = /^(?:username|one-time-code)/.test(autocomplete ?? '');
  return [
    required ? 'required' : '',
    autocomplete === undefined ? '' : `autocomplete="${autocomplete}"`,
    inputmode === undefined ? '' : `inputmode="${inputmode}"`,
    lengthMin === undefined ? '' : `minlength="${lengthMin}"`,
    lengthMax === undefined ? '' : `maxlength="${lengthMax}"`,
    // No word of a language, so nothing is to be corrected in it.
    isPlain || type === 'password' || type === 'email' ? 'autocapitalize="none" spellcheck="false"' : '',
    // Addresses and numbers are written from left to right in every language.
    isPlain || inputmode !== undefined || type === 'email' || type === 'tel' ? 'dir="ltr"' : '',
    type === 'text' && !isPlain && inputmode === undefined ? 'dir="auto"' : '',
    `aria-describedby="${note === undefined ? '' : `${id}-note `}${id}-error"`,
  ];
}

/** The button shows what is typed; the script gives it its words and its work. */
function secret(box: Html, id: string): Html {
  return html`<div class="secret">${box}<button type="button" data-reveal aria-controls="${id}" hidden></button></div>`;
}

function idOf(name: string, scope?: string): string {
  return scope === undefined ? name : `${scope}-${name}`;
}

function noteOf(id: string, note: string): Html {
  return html`<p class="note" id="${id}-note">${note}</p>`;
}

function errorOf(id: string): Html {
  return html`<p class="error" id="${id}-error" hidden></p>`;
}

export type Choice = readonly [value: string, words: string];

interface Select {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen?: string;
  readonly autocomplete?: string;
  readonly scope?: string;
}

export function select({ name, label, choices, chosen = '', autocomplete, scope }: Select): Html {
  const id = idOf(name, scope);
  const fill = autocomplete === undefined ? '' : `autocomplete="${autocomplete}"`;
  const options = choices.map(
    ([value, words]) => html`<option value="${value}" ${raw(value === chosen ? 'selected' : '')}>${words}</option>`,
  );
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <div class="choice">
      <select id="${id}" name="${name}" aria-describedby="${id}-error" ${raw(fill)}>
        ${options}
      </select>
      ${icon('down')}
    </div>
    ${errorOf(id)}
  </div>`;
}

export function checkbox(name: string, label: string, required: boolean): Html {
  const rest = raw(required ? 'required' : '');
  return html`<div class="check">
    <label
      ><input type="checkbox" id="${name}" name="${name}" value="1" aria-describedby="${name}-error" ${rest} />
      <span>${label}</span></label
    >
    ${errorOf(name)}
  </div>`;
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
