/** What an address says about where its page stands and where it leads back to; nothing else of it is believed. */
export interface Visit {
  /** The origin around a page that stands in a dialog; it alone is told of success (EMBED-4). */
  readonly frame: string | null;
  /** Where somebody goes on to: a page of ours or of the sportsbook, never another origin's. */
  readonly returnTo: string;
  /** The same said again, for the links of the page. */
  readonly query: string;
}

/** Where somebody goes who came from nowhere. */
const usual = '/play';
const ownPath = /^\/(?:[^\s/\\][^\s\\]{0,1900})?$/;

/** What else the address names and the links go on saying; null where it names none. */
interface Kept {
  readonly locale: string | null;
  readonly theme: string | null;
}

export function readVisit(address: URL, sportsbookOrigin: string, { locale, theme }: Kept): Visit {
  const query = address.searchParams;
  const around = query.get('frame');
  // Our own pages open in a dialog of ours as well, while somebody plays.
  const frame = around === sportsbookOrigin || around === address.origin ? around : null;
  const back = returnTo(query.get('return_to') ?? '', sportsbookOrigin);
  const kept = new URLSearchParams({
    ...(frame !== null && { frame }),
    // In a frame of another site there are no cookies that remember these.
    ...(locale !== null && { locale }),
    ...(theme !== null && { theme }),
    ...(back !== usual && { return_to: back }),
  });
  return { frame, returnTo: back, query: kept.toString() };
}

function returnTo(wanted: string, sportsbookOrigin: string): string {
  if (ownPath.test(wanted)) return wanted;
  const address = URL.canParse(wanted) ? new URL(wanted) : null;
  const isSportsbook = address?.origin === sportsbookOrigin && address.username === '' && address.password === '';
  return isSportsbook ? address.href : usual;
}

/** Links between these pages keep where they stand and where they lead back to. */
export function keepQuery(page: string, { query }: Visit): string {
  if (query === '') return page;
  return page.replace(/(<a data-keep href="[^"?]*)(\?[^"]*)?"/g, (_, start: string, own?: string) => {
    const text = query.replaceAll('&', '&amp;');
    return `${start}${own === undefined ? '?' : `${own}&amp;`}${text}"`;
  });
}
