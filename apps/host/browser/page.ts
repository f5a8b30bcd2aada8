// Small helpers every page of the platform uses.
import { fill } from './format.ts';
import { words } from './words.ts';

const { frame = '', returnTo = '/play' } = document.body.dataset;

const isFramed = frame !== '' && parent !== window;

/** What was to be done is done: the window around is told, and only at the origin the server checked; or the player goes on. */
export function succeed(): void {
  if (isFramed) parent.postMessage({ success: true }, frame);
  else location.assign(returnTo);
}

/** Tells the window around without leaving, because there is something to read. */
export function report(): void {
  if (isFramed) parent.postMessage({ success: true }, frame);
}

export function one<E extends Element>(selector: string, within: ParentNode = document): E | null {
  return within.querySelector<E>(selector);
}

export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** A script that failed leaves a page that does nothing, so the page says it. */
function showFault(): void {
  if (one('[data-fault]') !== null) return;
  const note = make('p', words.page.fault);
  note.classList.add('note', 'fault');
  note.dataset['fault'] = '';
  note.role = 'alert';
  (one('h1') ?? document.body.lastElementChild)?.after(note);
}

addEventListener('error', showFault);
addEventListener('unhandledrejection', showFault);

/** Whoever opened this page over another one wants to write: the first field has the focus, not the button that closes it. */
export function focusFirstField(): void {
  if (!isFramed) return;
  const fields = document.querySelectorAll<HTMLElement>('form[data-call] :is(input, select)');
  [...fields].find((field) => field.checkVisibility())?.focus();
}

export type Values = Readonly<Record<string, string>>;
export type Send = (values: Values, form: HTMLFormElement) => Promise<string>;

/** Sends each form of the page by its name; a sender answers with what to say, empty when there is nothing left to say. */
export function serveForms(senders: Readonly<Record<string, Send>>): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-call]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submit(form, senders[form.dataset['call'] ?? '']);
    });
    one('button[type=submit]', form)?.removeAttribute('disabled');
  }
}

async function submit(form: HTMLFormElement, send: Send | undefined): Promise<void> {
  const answer = one<HTMLElement>('.answer', form);
  const button = one<HTMLButtonElement>('button[type=submit]', form);
  if (send === undefined || answer === null || button === null) return;
  const missing = [...form.elements].find((field) => field instanceof HTMLInputElement && !field.checkValidity());
  if (missing instanceof HTMLInputElement) {
    const label = missing.labels?.[0]?.querySelector('span')?.textContent ?? missing.name;
    answer.textContent = fill(words.page.field, { label, fault: faultOf(missing) });
    missing.focus();
    return;
  }
  button.disabled = true;
  answer.textContent = '';
  const values = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  answer.textContent = await send(values, form);
  button.disabled = false;
}

/** In the language of the page; the browser's own message is in that of the browser. */
function faultOf({ validity }: HTMLInputElement): string {
  if (validity.valueMissing) return words.page.fieldMissing;
  return validity.typeMismatch ? words.page.fieldEmail : words.page.fieldInvalid;
}
