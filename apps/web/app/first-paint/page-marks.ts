/**
 * The `data-*` attributes that the server's markup, inline scripts, style sheets and hydrated code agree on. Nothing else
 * names them but style sheets, which `page-marks.test.ts` checks.
 */
export const pageMarks = {
  /** The theme, unless it follows the system. Set by the server and by the settings. */
  theme: ['night', 'day'],
  /**
   * Nobody knows yet who is signed in, or it is the player of the last visit. Set by inline scripts, taken away when the
   * session is known (SESSION-1, SESSION-13).
   */
  session: ['asking', 'returning'],
  /** How the sidebar was left. Set by an inline script and by its button (SESSION-6). */
  sidebar: ['collapsed'],
  /** Set while the column of the betting panel is closed, by an inline script and by the panel (PANEL-6). */
  panel: ['closed'],
  /** How close the rows of lists are, if the visitor chose. Set by an inline script and by the settings (SHOW-10). */
  density: ['comfortable', 'compact'],
  /** The browser lacks container queries: pages stay in one column, and say why. Set by an inline script (CONFIG-8). */
  browser: ['old'],
} as const;

type PageMark = keyof typeof pageMarks;
type PageMarkValue<Name extends PageMark> = (typeof pageMarks)[Name][number];

export function pageMark<Name extends PageMark>(name: Name): PageMarkValue<Name> | undefined {
  return document.documentElement.dataset[name] as PageMarkValue<Name> | undefined;
}

export function setPageMark<Name extends PageMark>(name: Name, value: PageMarkValue<Name> | undefined): void {
  if (value === undefined) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

/** The statement of an inline script that sets a mark. */
export function pageMarkScript<Name extends PageMark>(name: Name, value: PageMarkValue<Name>): string {
  return `document.documentElement.dataset.${name}='${value}'`;
}

/** The mark in markup, and for whoever watches it. */
export function pageMarkAttribute<Name extends PageMark>(name: Name): `data-${Name}` {
  return `data-${name}`;
}

/** Where a card is left out of the first frame: on a phone, or also on a desktop. */
export type Later = 'phone' | 'anywhere';

/** The attributes of a card of a list. Only the server knows `later`; the script of the page takes it away before hydration. */
export function cardMarks(rows: number, later?: Later) {
  return { 'data-rows': rows, 'data-later': later };
}

/** The statement that takes `data-later` off every card. */
export const showLaterCardsScript = `for (const card of document.querySelectorAll('[data-later]')) delete card.dataset.later;`;
