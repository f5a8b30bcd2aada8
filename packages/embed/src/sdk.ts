// The host's side of the protocol. It is served to browsers with its types removed, in one file with its parts
// (sdk-scripts.ts lists them), so they import nothing else at run time.
import type { ConnectMessage, HelloMessage, RefuseMessage } from '@slipstream/contract/embed/handshake';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import { keepAddress } from './sdk-address.ts';
import { capabilitiesOf } from './sdk-capabilities.ts';
import { frameOf } from './sdk-frame.ts';
import type { EmbeddedSportsbook, EmbedOptions, Heard } from './sdk-options.ts';
import { expectAnswer, problemReporter, reportRefused, type Report } from './sdk-problems.ts';
import { sessionTeller } from './sdk-session.ts';
import { reportViewport } from './sdk-viewport.ts';

const protocol = 'slipstream-embed' satisfies HelloMessage['protocol'];
const versions = [1];
const heightMax = 1_000_000;
const lengthMax = 65_536;
const types: ReadonlySet<string> = new Set([
  'ready',
  'auth_request',
  'session_request',
  'signed_out',
  'balance',
  'deposit_request',
  'locale',
  'theme',
  'navigated',
  'address_request',
  'open_page',
  'resize',
  'scroll_to',
  'overlay',
  'analytics',
  'error',
] satisfies SportsbookMessage['type'][]);

/** Mounts the sportsbook, as tall as its content, and connects to it. */
export function embedSportsbook(options: EmbedOptions): EmbeddedSportsbook {
  const { container, url, title, onIgnored = () => {} } = options;
  const { origin } = new URL(url, document.baseURI);
  const iframe = frameOf(title);
  let port: MessagePort | null = null;
  let nonce = '';
  let sent = 0;
  const agreed = lastWords(options);
  const report = problemReporter(options);

  const send: EmbeddedSportsbook['send'] = (message) => {
    agreed.note(message);
    if (port === null) return;
    sent += 1;
    port.postMessage({ ...message, seq: sent });
    const told = message.type === 'session' ? { ...message, session: shown(message.session) } : message;
    options.onTraffic?.('out', told);
  };
  const session = sessionTeller(options, send, report);
  const listener = (event: MessageEvent<unknown>) => {
    // Other frames, extensions and pop-ups post here too: only messages of our own iframe and its origin are accepted.
    if (event.source !== iframe.contentWindow || iframe.contentWindow === null) return;
    if (event.origin !== origin) return onIgnored(`a message from ${event.origin}`);
    const hello = readHello(event.data);
    if (hello === null) return onIgnored('a message that is no hello');
    if (hello.nonce === nonce) return answer({ ...refusal(hello), reason: 'already_connected' });
    const version = versions.toSorted((a, b) => b - a).find((known) => hello.versions.includes(known));
    answered();
    if (version === undefined) {
      report('no_common_version', versionsOf(hello));
      return answer({ ...refusal(hello), reason: 'no_common_version' });
    }
    // A new nonce from the same frame means a new page: the old connection is over.
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    nonce = hello.nonce;
    sent = 0;
    session.restart();
    listenOn(
      port,
      options,
      (message) => act(message, { iframe, options, send, report, refreshSession: session.refresh, agreed, address }),
      send,
    );
    answer({ protocol, type: 'connect', version, nonce, capabilities: capabilitiesOf(options) }, [channel.port2]);
    agreed.tell(send);
    void session.refresh();
    reports.now();
  };
  const answer = (message: ConnectMessage | RefuseMessage, ports: MessagePort[] = []) =>
    iframe.contentWindow?.postMessage(message, origin, ports);
  const reports = reportViewport(iframe, options, send);
  const address = options.address && keepAddress(url, options.address, send);

  addEventListener('message', listener);
  iframe.src = address?.start ?? url;
  const answered = expectAnswer(iframe, report);
  container.append(iframe);
  return {
    iframe,
    send,
    refreshSession: () => session.refresh(),
    destroy: () => {
      removeEventListener('message', listener);
      reports.stop();
      address?.stop();
      answered();
      port?.close();
      port = null;
      iframe.remove();
    },
  };
}

type AnyMessage = SportsbookMessage | Parameters<EmbeddedSportsbook['send']>[0];

/**
 * The latest language, theme and consent of either side: a reloaded frame gets these instead of the initial ones. A page
 * the host asked for is kept until the frame reports one, since the document that was told may be about to be replaced.
 */
function lastWords({ locale, theme, consent }: EmbedOptions) {
  let page: Extract<AnyMessage, { type: 'navigate' }> | undefined;
  return {
    note: (message: AnyMessage) => {
      if (message.type === 'navigate') page = message;
      if (message.type === 'navigated' || message.type === 'error') page = undefined;
      if (message.type === 'locale') ({ locale } = message);
      if (message.type === 'theme') ({ theme } = message);
      if (message.type === 'consent') consent = message.granted;
    },
    tell: (send: EmbeddedSportsbook['send']) => {
      if (locale !== undefined) send({ type: 'locale', locale });
      if (theme !== undefined) send({ type: 'theme', theme });
      if (consent !== undefined) send({ type: 'consent', granted: consent });
      if (page !== undefined) send(page);
    },
  };
}

interface Around {
  readonly iframe: HTMLIFrameElement;
  readonly options: EmbedOptions;
  readonly send: EmbeddedSportsbook['send'];
  readonly report: Report;
  readonly refreshSession: (isRenewal?: boolean) => Promise<void>;
  readonly agreed: ReturnType<typeof lastWords>;
  readonly address: ReturnType<typeof keepAddress> | undefined;
}

/** What the SDK handles itself; the host's own handlers are called as well. */
function act(message: SportsbookMessage, around: Around): void {
  const { iframe, options, send, report, refreshSession, agreed, address } = around;
  reportRefused(message, report);
  agreed.note(message);
  address?.hear(message);
  if (message.type === 'resize' && message.height >= 0 && message.height <= heightMax) {
    iframe.style.height = `${Math.ceil(message.height)}px`;
  }
  if (message.type === 'scroll_to') {
    const top = iframe.getBoundingClientRect().top + scrollY + message.top - (options.insets?.top ?? 0);
    scrollTo({ top, behavior: message.smooth ? 'smooth' : 'instant' });
  }
  if (message.type === 'overlay') document.documentElement.style.overflow = message.open ? 'hidden' : '';
  if (message.type === 'session_request') void refreshSession(true);
  if (message.type === 'open_page') options.openPage?.(message.page);
  if (message.type === 'auth_request' && options.auth !== undefined) void authenticate(message);
  if (message.type === 'deposit_request' && options.deposit !== undefined) void payIn(message);
  // The type selects the matching handler, which the compiler cannot follow through a table.
  const handler = options.on?.[message.type] as ((message: SportsbookMessage) => void) | undefined;
  handler?.(message);

  async function authenticate({ requestId, flow, ...rest }: Heard<'auth_request'>): Promise<void> {
    const status = await options.auth?.(flow, { requestId, flow, ...rest }).catch(() => 'failed' as const);
    await refreshSession();
    send({ type: 'auth_result', requestId, flow, status: status ?? 'unsupported' });
  }

  async function payIn(request: Heard<'deposit_request'>): Promise<void> {
    const status = await options.deposit?.(request).catch(() => 'error' as const);
    send({ type: 'balance' });
    if (status !== undefined && status !== 'cancelled')
      send({ type: 'deposit_result', requestId: request.requestId, status });
  }
}

function listenOn(
  port: MessagePort,
  { onIgnored = () => {}, onTraffic }: EmbedOptions,
  hear: (message: SportsbookMessage) => void,
  send: EmbeddedSportsbook['send'],
): void {
  let heard = 0;
  const ignore = (code: 'malformed' | 'unknown_type' | 'repeated' | 'too_large') => {
    onIgnored(code);
    send({ type: 'error', error: { code, about: null, message: code } });
  };
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message === null) return ignore('malformed');
    if (JSON.stringify(message).length > lengthMax) return ignore('too_large');
    if (message.seq <= heard) return ignore('repeated');
    heard = message.seq;
    if (!types.has(message.type)) return ignore('unknown_type');
    onTraffic?.('in', message);
    return hear(message);
  });
  port.start();
}

function shown<Session extends object>(session: Session): Session {
  return 'token' in session && session.token !== null ? { ...session, token: '(not shown)' } : session;
}

function versionsOf(hello: HelloMessage): string {
  return `this SDK speaks version ${versions.join()}, the sportsbook ${hello.versions.join()}`;
}

function refusal({ nonce }: HelloMessage): Omit<RefuseMessage, 'reason'> {
  return { protocol, type: 'refuse', nonce, versions };
}

/** Parses just enough to identify a message; null for anything else. */
function readHello(data: unknown): HelloMessage | null {
  if (!isRecord(data) || data['protocol'] !== protocol || data['type'] !== 'hello') return null;
  const { nonce, versions: offered } = data;
  if (typeof nonce !== 'string' || !/^[\w-]{16,64}$/.test(nonce)) return null;
  if (!Array.isArray(offered) || offered.length > 20 || !offered.every(Number.isInteger)) return null;
  return { protocol, type: 'hello', nonce, versions: offered };
}

/** The sportsbook's origin is proven, so this only guards against mistakes. */
function readMessage(data: unknown): SportsbookMessage | null {
  const plausible = isRecord(data) && typeof data['type'] === 'string' && Number.isSafeInteger(data['seq']);
  return plausible ? (data as unknown as SportsbookMessage) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
