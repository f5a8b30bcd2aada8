import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getPlayer } from '@slipstream/contract/http/account/get-player';

import { tabCredentials } from '../../../api/credentials.ts';
import { siteApi } from '../../../api/site-api.ts';
import type { Site } from '../../../site/site.tsx';
import { takeEarlyFetch } from './early-account.ts';
import type { SessionStore } from '../session-store.ts';

/** Asks the platform who is signed in; the first time with the answers that the page asked for early (SESSION-13). */
export function playerAsker(site: Site, session: SessionStore): () => Promise<void> {
  const api = siteApi(site);
  let early = takeEarlyFetch();

  return async function ask() {
    const { turn, token } = tabCredentials;
    const first = early === undefined || token !== null ? undefined : siteApi(site, early);
    early = undefined;
    const asked = first ?? api;
    // A host's token is a player's, so their wallets need not wait for the profile.
    const wallets = token !== null && !session.isPlayer() ? asked.call(getAccounts) : undefined;
    const player = await asked.call(getPlayer);
    // The player changed while this request was pending.
    if (turn !== tabCredentials.turn) return;
    if (player.kind === 'failure') {
      // Without an answer the session stays: the connection failed, not the session.
      if (session.state.getState().status === 'pending') session.end();
      return;
    }
    if (player.reply.id === null) {
      session.end();
      return;
    }
    const accounts = await (wallets ?? asked.call(getAccounts));
    if (turn !== tabCredentials.turn) return;
    session.setPlayer(player.reply, accounts.kind === 'reply' ? accounts.reply.data : []);
    if (first !== undefined) await renewBalances(turn);
  };

  /** An early answer is as old as the page, and later changes were not received. */
  async function renewBalances(turn: number): Promise<void> {
    const accounts = await api.call(getAccounts);
    if (turn !== tabCredentials.turn || accounts.kind === 'failure') return;
    for (const { balance } of accounts.reply.data) session.applyBalance(balance);
  }
}
