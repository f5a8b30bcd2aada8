import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';

/** A message as a caller writes it; the SDK adds the sequence number. */
type Outgoing<Message> = Message extends { readonly seq: number } ? Omit<Message, 'seq'> : never;
export type Heard<Type extends SportsbookMessage['type']> = Extract<SportsbookMessage, { type: Type }>;
type Handlers = { readonly [Type in SportsbookMessage['type']]?: (message: Heard<Type>) => void };
type AuthStatus = Extract<HostMessage, { type: 'auth_result' }>['status'];
type DepositStatus = Extract<HostMessage, { type: 'deposit_result' }>['status'];

/** The player's credentials; a null token means that the host's cookies reach the backend from inside the frame. */
export interface HostSession {
  readonly token: string | null;
  readonly expiresAtMs: number | null;
}

/** How the sportsbook's pages are written in the host's addresses. */
export interface AddressOptions {
  /**
   * The sportsbook's path in your site: with `/play` its page `/sportsbook/live` is `/play/live`. Serve your page there
   * too.
   */
  readonly base: string;
  /**
   * Your own address format, if a base is not enough: maps a path of the sportsbook to one of yours, or null to leave
   * the address.
   */
  readonly toHost?: (path: string) => string | null;
  /** The reverse; null opens the page of `url`. Another origin is never opened. */
  readonly toSportsbook?: (address: URL) => string | null;
  /** Your page's title while the sportsbook shows a page with this title. */
  readonly title?: (title: string) => string;
}

export interface EmbedOptions {
  /** The element for the iframe. */
  readonly container: HTMLElement;
  /** The full address of the sportsbook; only messages of its origin are accepted. */
  readonly url: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Keeps your address bar and title up to date, and opens the page they name. Without it both stay as they are. */
  readonly address?: AddressOptions;
  readonly locale?: string;
  readonly theme?: 'night' | 'day';
  /**
   * The signed-in player; null for nobody. Called on connecting, and with `isRenewal` when the token expires or was
   * rejected.
   */
  readonly session?: (isRenewal: boolean) => Promise<HostSession | null>;
  /** Opens sign-in, sign-up and so on, and returns how it ended. The session is requested again afterwards. */
  readonly auth?: (flow: AuthFlow, request: Heard<'auth_request'>) => Promise<AuthStatus>;
  readonly deposit?: (request: Heard<'deposit_request'>) => Promise<DepositStatus | 'cancelled'>;
  readonly openPage?: (page: Heard<'open_page'>['page']) => void;
  /**
   * The player's answer to your own consent question; with it the sportsbook does not ask. Send a later answer with
   * `send({ type: 'consent', granted })`. Without it the sportsbook asks before it sends you `analytics`.
   */
  readonly consent?: boolean;
  /** Heights of your fixed bars, which cover part of the frame. */
  readonly insets?: { readonly top: number; readonly bottom: number };
  /** Handlers of all other messages, by type. */
  readonly on?: Handlers;
  /** Every message in both directions, without tokens, for logs and inspectors. */
  readonly onTraffic?: (direction: 'in' | 'out', message: { readonly type: string }) => void;
  /**
   * Something you as the host's developer should look at. Each is also written to the console, once. Without it nothing
   * else changes.
   */
  readonly onProblem?: (problem: EmbedProblem) => void;
  /** A message that was ignored, and why. */
  readonly onIgnored?: (reason: string) => void;
}

export interface EmbedProblem {
  /**
   * - `frame_refused`: the frame was loaded and did not answer within 5 seconds, most likely because your origin is not
   *   allowed to hold it.
   * - `frame_silent`: the frame was not even loaded within 5 seconds.
   * - `no_common_version`: SDK and sportsbook are too far apart.
   * - `unknown_locale`, `unknown_path`: you asked for a language or a page that the sportsbook does not have.
   * - `session_failed`: your `session` threw, or returned something that is no session.
   * - `message_refused`: the sportsbook could not use a message of yours.
   */
  readonly code:
    | 'frame_refused'
    | 'frame_silent'
    | 'no_common_version'
    | 'unknown_locale'
    | 'unknown_path'
    | 'session_failed'
    | 'message_refused';
  readonly message: string;
  /** What your function threw. */
  readonly error?: unknown;
}

export interface EmbeddedSportsbook {
  readonly iframe: HTMLIFrameElement;
  send(message: Outgoing<HostMessage>): void;
  /** Call it when somebody signed in or out at the host. */
  refreshSession(): Promise<void>;
  destroy(): void;
}
