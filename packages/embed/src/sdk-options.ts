import type { AuthFlow } from '@slipstream/contract/embed/auth-flow';
import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';

/** A message as a caller writes it; the SDK numbers it. */
type Outgoing<Message> = Message extends { readonly seq: number } ? Omit<Message, 'seq'> : never;
export type Heard<Type extends SportsbookMessage['type']> = Extract<SportsbookMessage, { type: Type }>;
type Handlers = { readonly [Type in SportsbookMessage['type']]?: (message: Heard<Type>) => void };
type AuthStatus = Extract<HostMessage, { type: 'auth_result' }>['status'];
type DepositStatus = Extract<HostMessage, { type: 'deposit_result' }>['status'];

/** What proves who plays; a null token says that the host's cookies reach the backend from inside the frame. */
export interface HostSession {
  readonly token: string | null;
  readonly expiresAtMs: number | null;
}

/** How pages of the sportsbook are written in the host's own addresses. */
export interface AddressOptions {
  /** Where the sportsbook lies in your site: with `/play` its page `/sportsbook/live` is `/play/live`. Serve your page there too. */
  readonly base: string;
  /** Your own form of addresses, where a base is not enough: a path of the sportsbook as one of yours, or null to leave it. */
  readonly toHost?: (path: string) => string | null;
  /** The other way round; null opens the page `url` names. Another origin is never opened, whatever this says. */
  readonly toSportsbook?: (address: URL) => string | null;
  /** What your page is called while the sportsbook shows a page of this title. */
  readonly title?: (title: string) => string;
}

export interface EmbedOptions {
  /** Where the iframe goes. */
  readonly container: HTMLElement;
  /** The whole address of the sportsbook's page; its origin is the only one that is listened to. */
  readonly url: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** Keeps your address bar and title true, and opens the page they name. Without it both stay as they are. */
  readonly address?: AddressOptions;
  readonly locale?: string;
  readonly theme?: 'night' | 'day';
  /** Who plays; null for nobody. Asked on connecting, and with `isRenewal` when the token ends or was refused. */
  readonly session?: (isRenewal: boolean) => Promise<HostSession | null>;
  /** Signs in, signs up and so on, and says how it ended. The session is asked for again afterwards. */
  readonly auth?: (flow: AuthFlow, request: Heard<'auth_request'>) => Promise<AuthStatus>;
  readonly deposit?: (request: Heard<'deposit_request'>) => Promise<DepositStatus | 'cancelled'>;
  readonly openPage?: (page: Heard<'open_page'>['page']) => void;
  /**
   * What the player answered to your own question about cookies; with it the sportsbook asks none. Say a later answer with
   * `send({ type: 'consent', granted })`. Without it the sportsbook asks itself before it sends you `analytics`.
   */
  readonly consent?: boolean;
  /** Height of the host's own fixed bars, which cover part of what could be seen. */
  readonly insets?: { readonly top: number; readonly bottom: number };
  /** Anything else that is said, by type. */
  readonly on?: Handlers;
  /** Every message of both directions, for logs and inspectors. Tokens are taken out of it. */
  readonly onTraffic?: (direction: 'in' | 'out', message: { readonly type: string }) => void;
  /** A message that was ignored, and why. */
  readonly onIgnored?: (reason: string) => void;
}

export interface EmbeddedSportsbook {
  readonly iframe: HTMLIFrameElement;
  send(message: Outgoing<HostMessage>): void;
  /** Somebody signed in or out at the host. */
  refreshSession(): Promise<void>;
  destroy(): void;
}
