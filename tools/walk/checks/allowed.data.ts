/** How far a page may differ from the same page loaded a few seconds later, by what of it differs. The world goes on meanwhile. */
export const allowedDifferences = {
  /** Matches begin and end, markets open and close: so many blocks of a list may have come or gone. */
  blocks: { share: 0.15, count: 3 },
  /** A market that is suspended or settled takes its prices along; a line moves and there is one more. */
  prices: { share: 0.15, count: 12 },
  /** Leagues whose last match ended, markets that closed. */
  headings: { share: 0.15, count: 3 },
  /** Each block brings controls of its own, such as a star and a fold. */
  controls: { share: 0.15, count: 6 },
} as const satisfies Record<string, { readonly share: number; readonly count: number }>;

/** An app says with it how it opens the page, and the page remembers it for the session. */
const sessionKeys = ['mode'];

/** Parts of an address that do not change what the page shows. */
export const sameAddress = (a: string, b: string): boolean => plain(a) === plain(b);

function plain(address: string): string {
  const { pathname, searchParams } = new URL(address);
  for (const key of sessionKeys) searchParams.delete(key);
  return `${pathname.replace(/\/$/, '')}?${searchParams.toString()}`;
}
