import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

export interface Asked {
  readonly url: string;
  /** The local address of the request, because rate limits are per address. */
  readonly from: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keepText?: boolean;
}

export interface Answer {
  /** 0: there was no answer. */
  readonly status: number;
  /** The system's error code if there was no answer. */
  readonly trouble: string | null;
  readonly text: string;
}

const patienceMs = 15_000;
/** A visitor keeps a few connections, as a browser does. */
const agents = new Map<string, Agent>();

function agentOf(from: string): Agent {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 64, localAddress: from });
  agents.set(from, known);
  return known;
}

/**
 * One request. Its Host header is that of the URL, although it goes to this machine. A kept connection that the server
 * closed at the same moment is no failure: a browser asks again on a new one.
 */
export function ask(asked: Asked): Promise<Answer> {
  return send(asked, async () => send(asked, undefined));
}

function send(
  { url, from, method = 'GET', body, headers: more, keepText = false }: Asked,
  again: (() => Promise<Answer>) | undefined,
): Promise<Answer> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers: OutgoingHttpHeaders = {
    Host: host,
    Accept: '*/*',
    'Accept-Language': 'en',
    'Accept-Encoding': 'identity',
    ...more,
  };
  if (sent !== undefined) headers['Content-Type'] = 'application/json';
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, trouble: error.name === 'AbortError' ? 'timeout' : (error.code ?? error.name), text: '' });
    const asked = request(
      {
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path: pathname + search,
        method,
        headers,
        agent: agentOf(from),
        signal: AbortSignal.timeout(patienceMs),
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => void (keepText && parts.push(part)));
        reply.once('end', () =>
          resolve({ status: reply.statusCode ?? 0, trouble: null, text: Buffer.concat(parts).toString() }),
        );
        reply.once('error', failed);
      },
    );
    asked.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = asked.reusedSocket && error.code === 'ECONNRESET' && method === 'GET';
      if (isStale && again !== undefined) resolve(again());
      else failed(error);
    });
    asked.end(sent);
  });
}

export function closeAgents(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}
