import { one } from './page.ts';
import type { Answer } from './platform.ts';
import { words } from './words.ts';

export type Values = Readonly<Record<string, string>>;

/** What a form says when it was sent. A fault may belong to one of its fields. */
export interface Said {
  readonly kind: 'done' | 'fault';
  readonly text: string;
  readonly field?: string;
}
export type Send = (values: Values, form: HTMLFormElement) => Promise<Said>;

export const done = (text: string): Said => ({ kind: 'done', text });
export const fault = (text: string, field?: string): Said => ({
  kind: 'fault',
  text,
  ...(field !== undefined && { field }),
});

/** Refusals that are about one field. */
const fieldOfCode: ReadonlyMap<string, string> = new Map([
  ['invalid_credentials', 'password'],
  ['password_too_short', 'password'],
  ['password_too_weak', 'password'],
  ['under_age', 'date_of_birth'],
]);

/** A refusal in the platform's own words, beside the field that it names. */
export function refusal({ message, code, paths }: Extract<Answer<unknown>, { kind: 'refused' }>): Said {
  return fault(message, fieldOfCode.get(code) ?? paths[0]?.split('.').at(-1));
}

type Field = HTMLInputElement | HTMLSelectElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
const fieldsOf = (form: HTMLFormElement): readonly Field[] => [...form.elements].filter(isField);

/** Sends each form of the page by its name. What was typed stays; only a new page takes it away. */
export function serveForms(senders: Readonly<Record<string, Send>>, within: ParentNode = document): void {
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-call]')) {
    const fields = fieldsOf(form);
    for (const [index, field] of fields.entries()) {
      field.addEventListener('input', () => showError(field, ''));
      if (field instanceof HTMLInputElement) field.enterKeyHint = index === fields.length - 1 ? 'go' : 'next';
    }
    for (const button of form.querySelectorAll<HTMLButtonElement>('[data-reveal]')) serveReveal(button);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submit(form, senders[form.dataset['call'] ?? '']);
    });
    one('button[type=submit]', form)?.removeAttribute('disabled');
  }
}

async function submit(form: HTMLFormElement, send: Send | undefined): Promise<void> {
  const button = one<HTMLButtonElement>('button[type=submit]', form);
  if (send === undefined || button === null) return;
  const fields = fieldsOf(form);
  const wrong = fields.filter((field) => !field.checkValidity());
  for (const field of fields) showError(field, wrong.includes(field) ? errorOf(field) : '');
  showAnswer(form, null);
  if (wrong.length > 0) {
    wrong[0]?.focus();
    return;
  }
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
  const values = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  const said = await send(values, form).finally(() => {
    button.disabled = false;
    button.removeAttribute('aria-busy');
  });
  const field = fields.find(({ name }) => name === said.field);
  if (field === undefined) return showAnswer(form, said);
  showError(field, said.text);
  return field.focus();
}

function showAnswer(form: HTMLFormElement, said: Said | null): void {
  const place = one<HTMLElement>('.answer', form);
  if (place === null) return;
  place.textContent = said?.text ?? '';
  if (said === null) delete place.dataset['kind'];
  else place.dataset['kind'] = said.kind;
}

/** Beside the field, and read out with it; empty takes it away. */
export function showError(field: Field, text: string): void {
  const place = document.querySelector<HTMLElement>(`#${CSS.escape(field.id)}-error`);
  if (place === null) return;
  place.textContent = text;
  place.hidden = text === '';
  if (text === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

/** In the language of the page; the browser's own message is in that of the browser. */
function errorOf(field: Field): string {
  const { validity, id } = field;
  const texts = words.page;
  if (validity.valueMissing) return texts.fieldMissing;
  if (validity.typeMismatch) return texts.fieldEmail;
  // The note says how long it must be.
  const note = validity.tooShort ? one(`#${CSS.escape(id)}-note`)?.textContent : undefined;
  return note ?? texts.fieldInvalid;
}

function serveReveal(button: HTMLButtonElement): void {
  const field = one<HTMLInputElement>(`#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`);
  if (field === null) return;
  const show = (isShown: boolean) => {
    field.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? words.page.hide : words.page.show;
  };
  show(false);
  button.hidden = false;
  button.addEventListener('click', () => show(field.type === 'password'));
  // A password is sent hidden, or a browser would offer to remember it as an ordinary text.
  field.form?.addEventListener('submit', () => show(false), { capture: true });
}
