// Small helpers every page of the platform uses.
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

const placeKey = `place ${location.pathname}`;

/** Back and a reload lead to where the page was left, although its content is loaded later than a browser waits for. */
export function returnToPlace(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate') return;
  const top = Number(stored(() => sessionStorage.getItem(placeKey)) ?? 0);
  if (scrollY < top) scrollTo(0, top);
}

if (!isFramed) addEventListener('pagehide', () => stored(() => sessionStorage.setItem(placeKey, String(scrollY))));

/** Storage may be blocked; then there is nothing in it. */
function stored<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The dialog around this page has its title, and is as tall as it is, also when an answer or an error makes it taller (EMBED-10). */
function reportSize(): void {
  let said = '';
  const tell = () => {
    const title = one('h1')?.textContent?.trim() ?? '';
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (title === '' || height < 1 || said === `${height} ${title}`) return;
    said = `${height} ${title}`;
    parent.postMessage({ page: { title, height } }, frame);
  };
  new ResizeObserver(tell).observe(document.body);
}

/** Whether a list, a menu or a dialog of this page is open, which Escape closes first. The field may stand in a shadow root. */
function isOpenInside([target]: readonly EventTarget[]): boolean {
  // `:is` leaves out a selector that a browser does not know.
  const isListOpen = target instanceof Element && target.matches(':is(select:open)');
  return isListOpen || one(':is(dialog[open], :popover-open)') !== null;
}

/** Escape closes the dialog around this page, which does not hear the keys that are pressed in here (EMBED-10). */
function closeOnEscape(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!isOpenInside(event.composedPath())) parent.postMessage({ close: true }, frame);
  });
}

if (isFramed) {
  reportSize();
  closeOnEscape();
}
