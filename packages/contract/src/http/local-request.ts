type Headers = Readonly<Record<string, unknown>>;

const names = ['localhost', '127.0.0.1', '[::1]'];
const addresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Headers that proxies add; `X-Forwarded-...` has many variants. */
const forwarding = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'cf-connecting-ip',
  'true-client-ip',
]);

interface IncomingRequest {
  /** Names in lower case, as Node gives them. */
  readonly headers: Headers;
  readonly remoteAddress: string | undefined;
  /** The local port of the connection. */
  readonly port: number | undefined;
}

/**
 * Whether the request comes directly from this machine: from a loopback address, through no proxy, and for a host name
 * of this machine with this port. A foreign name that resolves to loopback (DNS rebinding) is refused.
 */
export function isLocalRequest({ headers, remoteAddress = '', port }: IncomingRequest): boolean {
  if (!addresses.has(remoteAddress) || port === undefined) return false;
  if (Object.keys(headers).some((name) => forwarding.has(name) || name.startsWith('x-forwarded'))) return false;
  return names.some((name) => headers['host'] === `${name}:${port}`);
}
