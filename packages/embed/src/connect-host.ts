import {
  embedProtocol,
  embedVersions,
  handshakeAnswer,
  type HelloMessage,
  type RefuseMessage,
} from '@slipstream/contract/embed/handshake';
import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { EmbedError } from '@slipstream/contract/embed/message-parts';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import { openHostPort } from './host-port.ts';

/** A message as a caller writes it; the link adds the sequence number. */
export type Outgoing<Message> = Message extends { readonly seq: number } ? Omit<Message, 'seq'> : never;

/** The sportsbook's end of a connection. */
export interface HostLink {
  /** What this host can do. */
  readonly capabilities: ReadonlySet<string>;
  send(message: Outgoing<SportsbookMessage>): void;
}

export interface ConnectHostOptions {
  /** The window the sportsbook runs in. */
  readonly self: Window;
  /** The only origins that may embed this site; nothing is sent to any other. */
  readonly hostOrigins: readonly string[];
  readonly nonce: string;
  /** Sent as the first message on the port. */
  readonly ready: Omit<Extract<SportsbookMessage, { type: 'ready' }>, 'seq' | 'type'>;
  readonly onConnected: (link: HostLink) => void;
  readonly onMessage: (message: HostMessage) => void;
  /** A message could not be used, or the host refused; the sportsbook continues as if standalone. */
  readonly onProblem: (problem: EmbedError | RefuseMessage) => void;
  /** An answer from another window, or a second one. */
  readonly onIgnored?: (reason: string) => void;
}

const helloEveryMs = 500;
const helloTimesMax = 40;

/**
 * Performs the handshake described in `@slipstream/contract/embed/handshake`. `hello` is repeated for a while, because
 * a host may start to listen later than its iframe loads. The returned function closes everything.
 */
export function connectHost(options: ConnectHostOptions): () => void {
  const { self, hostOrigins } = options;
  const { parent } = self;
  const targets = knownParent(self, hostOrigins);
  let nonce: string | null = options.nonce;
  let closePort: (() => void) | null = null;
  const hello = (): HelloMessage => ({
    protocol: embedProtocol,
    type: 'hello',
    versions: [...embedVersions],
    nonce: options.nonce,
  });
  const answered = (event: MessageEvent<unknown>) => {
    // Any window can post to this one, so check the sender before the content.
    const isHost = event.source === parent && hostOrigins.includes(event.origin);
    const read = handshakeAnswer.safeParse(event.data);
    // Other messages are common; report only those that claim to be ours and are not.
    if (!read.success) return;
    if (!isHost) return options.onIgnored?.(`an answer from ${event.origin} or another window`);
    if (read.data.nonce !== nonce) return options.onIgnored?.('an answer to another nonce, or a second one');
    const answer = read.data;
    // The nonce is used up: a second answer, replayed or forged, does not match.
    nonce = null;
    clearInterval(timer);
    const port = event.ports[0];
    if (answer.type === 'refuse') options.onProblem(answer);
    else if (port !== undefined && embedVersions.some((version) => version === answer.version)) {
      closePort = openHostPort(port, answer.capabilities, options);
    }
  };
  let times = 0;
  const greet = () => {
    times += 1;
    if (times > helloTimesMax) stop();
    // The browser delivers each message only if the parent has that origin.
    else for (const origin of targets) parent.postMessage(hello(), origin);
  };
  const timer = setInterval(greet, helloEveryMs);
  const stop = () => {
    clearInterval(timer);
    self.removeEventListener('message', answered);
  };
  self.addEventListener('message', answered);
  greet();
  return () => {
    stop();
    closePort?.();
  };
}

/** If the browser reveals the parent's origin, only that one is addressed, and an unknown parent gets nothing. */
function knownParent(self: Window, hostOrigins: readonly string[]): readonly string[] {
  const ancestors: DOMStringList | undefined = self.location?.ancestorOrigins;
  const nearest = ancestors?.[0];
  return nearest === undefined ? hostOrigins : hostOrigins.filter((origin) => origin === nearest);
}
