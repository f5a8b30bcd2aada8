// The host's address bar, as part of the SDK. Like sdk.ts it imports nothing at run time.
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import type { AddressOptions, EmbeddedSportsbook } from './sdk-options.ts';

/** One leading slash exactly, as the contract has it. */
const pathForm = /^\/(?:[^\s/\\][^\s\\]{0,1998})?$/;
/** Where the sportsbook's pages are: a language or none, the base, and the page. */
const bookForm = /^(\/[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,4})?)?\/sportsbook(\/.*)?$/;

/**
 * Keeps the host's address bar and title up to date (EMBED-8). The host owns the history: a new page of the sportsbook
 * is an entry here and none in the frame, so Back and Forward are passed on to the frame and a reload loses nothing.
 */
export function keepAddress(url: string, options: AddressOptions, send: EmbeddedSportsbook['send']) {
  const book = new URL(url, document.baseURI);
  const toHost = options.toHost ?? ((path) => hostAddress(path, book, options.base));
  const toSportsbook = options.toSportsbook ?? ((address) => sportsbookPath(address, book, options.base));

  const wanted = () => {
    const path = toSportsbook(new URL(location.href));
    return path !== null && pathForm.test(path) && new URL(path, book).origin === book.origin ? path : null;
  };
  const show = (path: string, entry: string | undefined, isNew = false) => {
    // A late report of a page that the player has left with Back.
    if (!isNew && entry !== undefined && (entryOf(history.state) ?? entry) !== entry) return;
    const address = pathForm.test(path) ? ownAddress(toHost(path)) : null;
    const state: unknown = history.state;
    const kept = { ...(!isNew && isObject(state) && state), slipstream: entry };
    if (isNew) history.pushState(kept, '', address ?? undefined);
    else history.replaceState(kept, '', address ?? undefined);
  };
  let isReady = false;
  let isMoved = false;
  const onPop = () => {
    // The player went back before the frame was connected: it is told as soon as it is, and must not show its first page.
    isMoved = !isReady;
    const path = wanted();
    const entry = entryOf(history.state);
    if (path !== null) send({ type: 'navigate', path, replace: true, ...(entry !== undefined && { entry }) });
  };
  addEventListener('popstate', onPop);
  const path = wanted();
  return {
    /** Where the frame begins. */
    start: path === null ? book.href : new URL(path, book).href,
    hear: (message: SportsbookMessage) => {
      if (message.type === 'ready') {
        isReady = true;
        if (!isMoved) show(message.path, undefined);
      }
      if (message.type === 'address_request') {
        const address = ownAddress(toHost(message.path));
        send({ type: 'address_result', requestId: message.requestId, url: address?.href ?? null });
      }
      if (message.type !== 'navigated') return;
      show(message.path, message.entry, message.isNew);
      document.title = options.title?.(message.title) ?? message.title;
    },
    stop: () => removeEventListener('popstate', onPop),
  };
}

function entryOf(state: unknown): string | undefined {
  const entry = isObject(state) ? state['slipstream'] : undefined;
  return typeof entry === 'string' ? entry : undefined;
}

/** With the base `/play`, `/sportsbook/live` is `/play/live`; null for what is not a page of the sportsbook. */
export function hostAddress(path: string, book: URL, base: string): string | null {
  const address = new URL(path, book);
  const page = bookForm.exec(address.pathname);
  if (page === null || address.origin !== book.origin) return null;
  // Query keys that the host put into the sportsbook's address are not repeated in its own.
  for (const [name, value] of book.searchParams) {
    if (address.searchParams.get(name) === value) address.searchParams.delete(name);
  }
  return trimmed(base) + trimmed(page[2] ?? '') + address.search + address.hash;
}

/** The reverse: `/play/live` is `/sportsbook/live`, in the host's language; null for what is not below the base. */
export function sportsbookPath(address: URL, book: URL, base: string): string | null {
  const root = trimmed(base);
  if (address.pathname !== root && !address.pathname.startsWith(`${root}/`)) return null;
  const rest = trimmed(address.pathname.slice(root.length));
  const prefix = bookForm.exec(book.pathname)?.[1] ?? '';
  const page = new URL(rest === '' ? book.pathname : `${prefix}/sportsbook${rest}`, book);
  // Encoded dots lead up as well.
  if (page.origin !== book.origin || !bookForm.test(page.pathname)) return null;
  for (const [name, value] of [...book.searchParams, ...address.searchParams]) page.searchParams.set(name, value);
  return page.pathname + page.search + address.hash;
}

/** With one leading slash and none at the end; the base of a whole site is empty. */
function trimmed(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return start === end ? '' : `/${path.slice(start, end)}`;
}

/** An address of this site; null for any other, and for invalid ones. */
function ownAddress(text: string | null): URL | null {
  const address = text !== null && URL.canParse(text, location.href) ? new URL(text, location.href) : null;
  return address?.origin === location.origin ? address : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
