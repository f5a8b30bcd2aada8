/** Where visitors of a running stack come in. */
export interface Entry {
  readonly web: string;
  readonly api: string;
  readonly realtime: string;
}

/** What clients look at. */
export interface Place extends Entry {
  readonly pages: readonly string[];
  readonly matchIds: readonly string[];
  /** The match that has most of the attention, and its page. */
  readonly hot: { readonly matchId: string; readonly page: string };
}

/** Each household has an address of its own, since limits are per address, and two clients live in each. */
export function addressOf(kind: 'browsing' | 'listening' | 'player', number: number): string {
  const house = Math.floor(number / 2);
  const net = { browsing: 2, listening: 3, player: 4 }[kind];
  return `127.${net}.${Math.floor(house / 250)}.${(house % 250) + 1}`;
}
