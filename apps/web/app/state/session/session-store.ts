import type { Account } from '@slipstream/contract/entities/account/account';
import type { Balance } from '@slipstream/contract/entities/account/balance';
import type { Profile } from '@slipstream/contract/entities/account/profile';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Session state: unknown, pending, player or visitor (SESSION-1). */
export interface Session {
  readonly status: 'unknown' | 'pending' | 'player' | 'visitor';
  readonly profile: Profile | null;
  readonly accounts: readonly Account[];
}

/** Why the session ended. */
export type SignOutReason = 'player' | 'expired' | 'session_limit' | 'activity_limit';

/** The calls to the platform; loaded after hydration, with start-session.ts. */
export interface SessionPlatform {
  /** Asks the platform who is signed in and updates the store. */
  readonly ask: () => Promise<void>;
  readonly signIn: () => void;
  /** Ends the session at the platform; false when it could not be reached. */
  readonly signOut: () => Promise<boolean>;
}

const nobody: Session = { status: 'unknown', profile: null, accounts: [] };
const visitor: Session = { status: 'visitor', profile: null, accounts: [] };
const noPlatform: SessionPlatform = { ask: async () => undefined, signIn: () => undefined, signOut: async () => false };

/** What every page knows about the player. */
export class SessionStore {
  readonly state: StoreApi<Session> = createStore(() => nobody);
  /** The currency of the wallet being changed to; stakes wait meanwhile, since the answer clears them (SLIP-10). */
  readonly walletChange: StoreApi<{ readonly chosen: string | null }> = createStore(() => ({ chosen: null }));
  #platform = noPlatform;
  readonly #onSignedOut = new Set<(reason: SignOutReason) => void>();
  readonly #onCurrency = new Set<(currency: string) => void>();

  readonly subscribe = (listener: (now: Session, before: Session) => void): (() => void) =>
    this.state.subscribe(listener);

  isPlayer(): boolean {
    return this.state.getState().status === 'player';
  }

  /** Also asks what was to be asked before: a host may say who is here while these calls are still being loaded. */
  attach(platform: SessionPlatform): void {
    this.#platform = platform;
    if (this.state.getState().status === 'pending') void platform.ask();
  }

  /** Asks the platform again who is signed in. */
  async refresh(): Promise<void> {
    if (this.state.getState().status === 'unknown') this.state.setState({ status: 'pending' });
    await this.#platform.ask();
  }

  /** Resolves once the session is known. */
  async known(): Promise<void> {
    await this.#until(({ status }) => status === 'player' || status === 'visitor');
  }

  /** Resolves once a player is signed in, however long that takes. */
  async signedIn(): Promise<void> {
    this.end();
    this.requestSignIn();
    await this.#until(({ status }) => status === 'player');
  }

  /** A visitor wants something that needs a sign-in (TICKET-7). */
  readonly requestSignIn = (): void => this.#platform.signIn();

  /** A player has an email or a phone to sign in with (SESSION-1). */
  setPlayer(profile: Profile, accounts: readonly Account[]): void {
    const isPlayer = profile.email !== null || profile.authPhone !== null;
    const before = this.state.getState();
    this.state.setState(isPlayer ? { status: 'player', profile, accounts } : visitor, true);
    const { currency } = profile;
    const isOther = before.profile?.id === profile.id && before.profile.currency !== currency;
    if (!isOther || !accounts.some((account) => account.currency === currency)) return;
    for (const listener of this.#onCurrency) listener(currency);
  }

  /** Changes the wallet, then asks the platform which it is, also after a failure. */
  async changeWallet(currency: string, change: () => Promise<void>): Promise<void> {
    this.walletChange.setState({ chosen: currency });
    try {
      await change();
      await this.refresh();
    } finally {
      this.walletChange.setState({ chosen: null });
    }
  }

  /** The player changed the currency of bets (SESSION-4). */
  onCurrencyChanged(listener: (currency: string) => void): () => void {
    this.#onCurrency.add(listener);
    return () => this.#onCurrency.delete(listener);
  }

  /** Registers what must be cleared when the player signs out (SESSION-2). */
  onSignedOut(listener: (reason: SignOutReason) => void): () => void {
    this.#onSignedOut.add(listener);
    return () => this.#onSignedOut.delete(listener);
  }

  /**
   * Signs out at the platform, then here. If the platform cannot be reached, a player who asked for it stays signed in,
   * because the next page would find them signed in; a limit ends the session here in any case. False if the platform
   * was not reached.
   */
  async signOut(reason: SignOutReason): Promise<boolean> {
    const leaving = this.#platform.signOut();
    // The request already carries its credentials; at a limit nothing else may happen until it is answered.
    if (reason !== 'player') this.end(reason);
    const isDone = await leaving;
    if (isDone) this.end(reason);
    return isDone;
  }

  /** The backend no longer accepts the session: no alert, but sign-in is offered (SESSION-2, SESSION-3). */
  readonly expire = (): void => {
    if (!this.isPlayer()) return;
    this.end('expired');
    this.requestSignIn();
  };

  /** Ends the session in this page. */
  readonly end = (reason: SignOutReason = 'expired'): void => {
    const wasPlayer = this.isPlayer();
    this.state.setState(visitor, true);
    if (wasPlayer) for (const listener of this.#onSignedOut) listener(reason);
  };

  async #until(holds: (session: Session) => boolean): Promise<void> {
    if (holds(this.state.getState())) return;
    await new Promise<void>((resolve) => {
      const unsubscribe = this.state.subscribe((session) => {
        if (!holds(session)) return;
        unsubscribe();
        resolve();
      });
    });
  }

  /** Replaces the balance of the same currency, unless that has a later version (RT-6). */
  applyBalance(balance: Balance): void {
    this.state.setState(({ accounts }) => ({
      accounts: accounts.map((account) =>
        account.currency === balance.currency && balance.version > account.balance.version
          ? { ...account, balance }
          : account,
      ),
    }));
  }
}

/** The wallet bets are placed from. */
export function activeAccount({ accounts }: Session): Account | undefined {
  return accounts.find(({ active }) => active);
}
