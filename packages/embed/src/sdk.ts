// The host's side of the protocol. It is served to browsers as it stands, with its types removed, so this one file
// imports nothing at run time.
import type { ConnectMessage, HelloMessage, RefuseMessage } from '@slipstream/contract/embed/handshake';
import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';

type Outgoing<Message> = Message extends { readonly seq: number } ? Omit<Message, 'seq'> : never;
type Heard<Type extends SportsbookMessage['type']> = Extract<SportsbookMessage, { type: Type }>;
type Handlers = { readonly [Type in SportsbookMessage['type']]?: (message: Heard<Type>) => void };

export interface EmbedOptions {
  /** Where the iframe goes. */
  readonly container: HTMLElement;
  /** The whole address of the sportsbook's page; its origin is the only one that is listened to. */
  readonly url: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
  readonly locale?: string;
  readonly theme?: 'night' | 'day';
  /** What this host does when asked. Height and theme are the SDK's own work. */
  readonly capabilities?: readonly string[];
  readonly on?: Handlers;
  /** A message that was ignored, and why. */
  readonly onIgnored?: (reason: string) => void;
}

export interface EmbeddedSportsbook {
  readonly iframe: HTMLIFrameElement;
  send(message: Outgoing<HostMessage>): void;
  destroy(): void;
}

const protocol = 'slipstream-embed' satisfies HelloMessage['protocol'];
const versions = [1];
const ownCapabilities = ['resize', 'theme', 'locale', 'navigation'];
const heightMax = 1_000_000;

/** Puts the sportsbook on the page, as tall as its content, and keeps in touch with it. */
export function embedSportsbook(options: EmbedOptions): EmbeddedSportsbook {
  const { container, url, title, onIgnored = () => {} } = options;
  const { origin } = new URL(url, document.baseURI);
  const iframe = document.createElement('iframe');
  iframe.title = title;
  iframe.allow = 'clipboard-write; fullscreen';
  iframe.style.cssText = 'display:block;width:100%;border:0;min-height:100vh';
  let port: MessagePort | null = null;
  let nonce = '';
  let sent = 0;

  const send: EmbeddedSportsbook['send'] = (message) => {
    if (port === null) return;
    sent += 1;
    port.postMessage({ ...message, seq: sent });
  };
  const listener = (event: MessageEvent<unknown>) => {
    // Other frames, extensions and pop-ups post here too: only our own iframe, at the origin it was given, is heard.
    if (event.source !== iframe.contentWindow || iframe.contentWindow === null) return;
    if (event.origin !== origin) return onIgnored(`a message from ${event.origin}`);
    const hello = readHello(event.data);
    if (hello === null) return onIgnored('a message that is no hello');
    if (hello.nonce === nonce) return answer({ ...refusal(hello), reason: 'already_connected' });
    const version = versions.toSorted((a, b) => b - a).find((known) => hello.versions.includes(known));
    if (version === undefined) return answer({ ...refusal(hello), reason: 'no_common_version' });
    // A new nonce from the same frame is a new page in it: the old connection is over.
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    nonce = hello.nonce;
    sent = 0;
    listenOn(port, iframe, options);
    const capabilities = [...new Set([...ownCapabilities, ...(options.capabilities ?? [])])];
    answer({ protocol, type: 'connect', version, nonce, capabilities }, [channel.port2]);
    if (options.locale !== undefined) send({ type: 'locale', locale: options.locale });
    if (options.theme !== undefined) send({ type: 'theme', theme: options.theme });
  };
  const answer = (message: ConnectMessage | RefuseMessage, ports: MessagePort[] = []) =>
    iframe.contentWindow?.postMessage(message, origin, ports);

  addEventListener('message', listener);
  iframe.src = url;
  container.append(iframe);
  return {
    iframe,
    send,
    destroy: () => {
      removeEventListener('message', listener);
      port?.close();
      port = null;
      iframe.remove();
    },
  };
}

function listenOn(port: MessagePort, iframe: HTMLIFrameElement, { on = {}, onIgnored = () => {} }: EmbedOptions): void {
  let heard = 0;
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message === null || message.seq <= heard) return onIgnored('a malformed or repeated message');
    heard = message.seq;
    if (message.type === 'resize' && message.height >= 0 && message.height <= heightMax) {
      iframe.style.height = `${Math.ceil(message.height)}px`;
    }
    // The type picks the handler that was written for it; the compiler can't follow that through a table.
    const handler = on[message.type] as ((message: SportsbookMessage) => void) | undefined;
    return handler?.(message);
  });
  port.start();
}

function refusal({ nonce }: HelloMessage): Omit<RefuseMessage, 'reason'> {
  return { protocol, type: 'refuse', nonce, versions };
}

/** Reads just enough to be sure of what it is; null for anything else. */
function readHello(data: unknown): HelloMessage | null {
  if (!isRecord(data) || data['protocol'] !== protocol || data['type'] !== 'hello') return null;
  const { nonce, versions: offered } = data;
  if (typeof nonce !== 'string' || !/^[\w-]{16,64}$/.test(nonce)) return null;
  if (!Array.isArray(offered) || offered.length > 20 || !offered.every(Number.isInteger)) return null;
  return { protocol, type: 'hello', nonce, versions: offered };
}

/** The sportsbook is trusted once its origin was proved, so this only guards against mistakes. */
function readMessage(data: unknown): SportsbookMessage | null {
  const plausible = isRecord(data) && typeof data['type'] === 'string' && Number.isSafeInteger(data['seq']);
  return plausible ? (data as unknown as SportsbookMessage) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
