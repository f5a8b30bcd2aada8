/** Where a list is, as drawn. */
export interface ListPlace {
  /** The router's name of this visit. */
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * What was chosen on a list since it was last drawn. Whoever picks a day and at once a sport wants both; a link made from
 * the address the page was drawn at would take the day back, because that page does not know of the day yet.
 */
export class ListChoices {
  #drawn: Pick<ListPlace, 'key' | 'pathname'> | undefined;
  #search = '';

  /** The query of the list with every choice made so far. */
  searchOf({ key, pathname, search }: ListPlace): string {
    return this.#drawn?.key === key && this.#drawn.pathname === pathname ? this.#search : search;
  }

  /** A choice was made on this page and is on its way. */
  choose({ key, pathname }: ListPlace, search: string): void {
    this.#drawn = { key, pathname };
    this.#search = search;
  }
}
