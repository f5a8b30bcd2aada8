type Headers = Readonly<Record<string, unknown>>;

const names = ['localhost', '127.0.0.1', '[::1]'];
const addresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What proxies add, one or the other; `X-Forwarded-...` has many endings. */
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

export interface Arrival {
  /** Names in lower case, as Node gives them. */
  readonly headers: Headers;
  readonly remoteAddress: string | undefined;
  /** The port of this end of the line. */
  readonly port: number | undefined;
}

/**
 * Whether somebody at this machine asks, and nobody through them: the line comes from here, no proxy passed it on, and the
 * name asked for is this machine's own with this very port. A name of somebody's own that was made to lead here (DNS
 * rebinding) is another name.
 */
export function isLocalRequest({ headers, remoteAddress = '', port }: Arrival): boolean {
  if (!addresses.has(remoteAddress) || port === undefined) return false;
  if (Object.keys(headers).some((name) => forwarding.has(name) || name.startsWith('x-forwarded'))) return false;
  return names.some((name) => headers['host'] === `${name}:${port}`);
}
