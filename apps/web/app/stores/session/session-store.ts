import type { Account } from '@slipstream/contract/entities/account';
import type { Balance } from '@slipstream/contract/entities/balance';
import type { Profile } from '@slipstream/contract/entities/profile';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Who is here: not asked yet, being asked, a player or a visitor (SESSION-1). */
export interface Session {
  readonly status: 'unknown' | 'pending' | 'player' | 'visitor';
  readonly profile: Profile | null;
  readonly accounts: readonly Account[];
}

const nobody: Session = { status: 'unknown', profile: null, accounts: [] };

/** What every page knows of the player. Asking the platform is in start-session.ts, which comes after hydration. */
export class SessionStore {
  readonly state: StoreApi<Session> = createStore(() => nobody);
  #ask: () => Promise<void> = async () => undefined;
  #onSignInNeeded: () => void = () => undefined;

  readonly subscribe = (listener: (now: Session, before: Session) => void): (() => void) =>
    this.state.subscribe(listener);

  isPlayer(): boolean {
    return this.state.getState().status === 'player';
  }

  /** Says how the platform is asked and how a visitor signs in; nothing is asked before. */
  attach(ask: () => Promise<void>, onSignInNeeded: () => void): void {
    this.#ask = ask;
    this.#onSignInNeeded = onSignInNeeded;
  }

  /** Asks the platform again who is here. */
  async refresh(): Promise<void> {
    if (this.state.getState().status === 'unknown') this.state.setState({ status: 'pending' });
    await this.#ask();
  }

  /** Resolves once it is known who is here. */
  async known(): Promise<void> {
    await this.#until(({ status }) => status === 'player' || status === 'visitor');
  }

  /** Resolves once a player is here, however long that takes. */
  async signedIn(): Promise<void> {
    this.end();
    this.requestSignIn();
    await this.#until(({ status }) => status === 'player');
  }

  /** A visitor wants what only a player can have, or a session ended in the middle (TICKET-7, SESSION-2). */
  readonly requestSignIn = (): void => this.#onSignInNeeded();

  /** Logged in is having an email or a phone to sign in with (SESSION-1). */
  setPlayer(profile: Profile, accounts: readonly Account[]): void {
    const isPlayer = profile.email !== null || profile.authPhone !== null;
    this.state.setState(isPlayer ? { status: 'player', profile, accounts } : visitor, true);
  }

  /** A 401 anywhere ends the session here too, without an alert (SESSION-3). */
  readonly end = (): void => this.state.setState(visitor, true);

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

const visitor: Session = { status: 'visitor', profile: null, accounts: [] };

/** The wallet bets are placed from. */
export function activeAccount({ accounts }: Session): Account | undefined {
  return accounts.find(({ active }) => active);
}
