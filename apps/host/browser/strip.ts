import type { EmbedOptions } from '@slipstream/embed/sdk-options';
import { fill } from './format.ts';
import { moneyWords } from './money.ts';
import { one } from './page.ts';
import { signOut } from './platform.ts';
import { showWho } from './who.ts';
import { words } from './words.ts';

const state = one<HTMLElement>('.state');
/** The release of the sportsbook, which it tells before anything else. */
let connectedTo = '';

function say(name: 'connected' | 'ignored', text: string): void {
  if (state === null) return;
  state.dataset['state'] = name;
  state.textContent = text;
}

export function sayConnected(release: string): void {
  connectedTo = release;
  say('connected', fill(words.play.connected, { release }));
}

export function sayIgnored(reason: string): void {
  say('ignored', fill(words.play.ignored, { reason }));
}

/** What the page around the sportsbook shows of a player; all of it goes when they sign out. */
export const playerEvents = {
  balance: ({ currency, amount }) =>
    say('connected', fill(words.play.balance, { amount: moneyWords(amount, currency) })),
  signed_out: () => {
    showWho(null);
    sayConnected(connectedTo);
    void signOut();
  },
} as const satisfies EmbedOptions['on'];
