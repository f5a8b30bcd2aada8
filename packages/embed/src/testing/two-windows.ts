import type { HostMessage } from '@slipstream/contract/embed/host-message';
import type { SportsbookMessage } from '@slipstream/contract/embed/sportsbook-message';
import { connectHost, type HostLink } from '../connect-host.ts';
import { embedSportsbook } from '../sdk.ts';
import type { EmbeddedSportsbook, EmbedOptions } from '../sdk-options.ts';

const sportsbookOrigin = 'https://bets.example';
const hostOrigin = 'https://host.example';
export const nonce = 'nonce-nonce-nonce-1';

let ended: (() => void)[] = [];

/** Ends what the test before began. */
export function endAll(): void {
  for (const end of ended) end();
  ended = [];
}

interface Delivery {
  readonly data: unknown;
  readonly origin?: string;
  readonly source?: object | null;
  readonly ports?: readonly MessagePort[];
}

function deliver(target: EventTarget, { data, origin = '', source = null, ports = [] }: Delivery): void {
  const event = new Event('message');
  for (const [key, value] of Object.entries({ data, origin, source, ports })) {
    Object.defineProperty(event, key, { value });
  }
  target.dispatchEvent(event);
}

/** The two windows of a page with the sportsbook in it, joined the way a browser joins them: by exact target origin. */
export function twoWindows(more: Partial<EmbedOptions> = {}) {
  const ignored: string[] = [];
  const heard: SportsbookMessage[] = [];
  const record = (message: SportsbookMessage) => void heard.push(message);
  const embedded: EmbeddedSportsbook = embedSportsbook({
    // Not on the page: the test is about messages, so nothing is to be loaded.
    container: document.createElement('div'),
    url: `${sportsbookOrigin}/sportsbook`,
    title: 'Sportsbook',
    theme: 'day',
    on: { ready: record, resize: record, error: record },
    onIgnored: (reason) => ignored.push(reason),
    ...more,
  });
  const frame = new EventTarget();
  const toHost = (delivery: Delivery) =>
    deliver(window, { origin: sportsbookOrigin, source: contentWindow, ...delivery });
  const parent = {
    postMessage: (data: unknown, target: string) => {
      if (target === hostOrigin) toHost({ data });
    },
  };
  const toFrame = (delivery: Delivery) => deliver(frame, { origin: hostOrigin, source: parent, ...delivery });
  const contentWindow = {
    postMessage: (data: unknown, target: string, ports: MessagePort[] = []) => {
      if (target === sportsbookOrigin) toFrame({ data, ports });
    },
  };
  Object.defineProperty(embedded.iframe, 'contentWindow', { value: contentWindow });
  ended.push(() => embedded.destroy());
  return { embedded, heard, ignored, toHost, toFrame, self: Object.assign(frame, { parent }) as unknown as Window };
}

/** The page in the frame; a later one has another nonce. */
export function sportsbook(
  self: Window,
  hostOrigins: readonly string[] = ['https://other.example', hostOrigin],
  ownNonce = nonce,
  path = '/',
) {
  const messages: HostMessage[] = [];
  const problems: unknown[] = [];
  const strange: string[] = [];
  let link: HostLink | null = null;
  const end = connectHost({
    self,
    hostOrigins,
    nonce: ownNonce,
    ready: { release: 'test', capabilities: [], locale: 'en', theme: 'night', path },
    onConnected: (made) => {
      link = made;
    },
    onMessage: (message) => messages.push(message),
    onProblem: (problem) => problems.push(problem),
    onIgnored: (reason) => strange.push(reason),
  });
  ended.push(end);
  return { messages, problems, strange, link: () => link };
}

export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Ports deliver in turn: what was sent before, and the answers to it, have arrived after a few messages of our own.
  for (let turn = 0; turn < 12; turn += 1) await roundTrip();
}

async function roundTrip(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port2.addEventListener('message', resolve);
    port2.start();
    port1.postMessage(null);
  });
  port1.close();
}
