/** What is needed of `node:net`, which this package does not know: it is passed in. */
export interface Net {
  /** 4, 6, or 0 for what is no address. */
  readonly isIP: (text: string) => number;
  readonly BlockList: new () => NetworkList;
}

interface NetworkList {
  addAddress(address: string, family: Family): void;
  addSubnet(network: string, bits: number, family: Family): void;
  check(address: string, family: Family): boolean;
}

type Family = 'ipv4' | 'ipv6';

/** The address of a peer and, as it wrote it, the `X-Forwarded-For` it sent. */
export type VisitorAddress = (peer: string | undefined, forwardedFor: string | undefined) => string;

/** Each forwarding step adds one entry, and nobody has this many proxies. */
const hopsMax = 20;

/**
 * The address of a visitor, for limits per visitor. `X-Forwarded-For` counts only when the request comes from a proxy named
 * by the operator; anybody else could write anything into it. IPv6 clients own whole /64 networks, so one network is one
 * visitor.
 */
export function createVisitorAddress(trustedProxies: readonly string[], net: Net): VisitorAddress {
  const isTrusted = createTrust(trustedProxies, net);
  const plain = (address: string) => plainAddress(address, net);
  const visitorOf = (address: string) => (net.isIP(address) === 6 ? networkOf(address) : address || 'unknown');

  return (remoteAddress, forwardedFor) => {
    const peer = plain(remoteAddress ?? '');
    if (!isTrusted(peer)) return visitorOf(peer);
    for (const entry of (forwardedFor ?? '').split(',').slice(-hopsMax).toReversed()) {
      const address = plain(entry.trim());
      if (net.isIP(address) === 0) break;
      if (!isTrusted(address)) return visitorOf(address);
    }
    return visitorOf(peer);
  };
}

/** Whether a peer is a proxy that the operator named, whose headers about a request are believed. */
export function createTrust(trustedProxies: readonly string[], net: Net): (peer: string | undefined) => boolean {
  const familyOf = (address: string) => (net.isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const trusted = new net.BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (peer = '') => {
    const address = plainAddress(peer, net);
    return net.isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
}

/** An IPv4 client of a socket that listens on both comes as `::ffff:192.0.2.1`. */
function plainAddress(address: string, net: Net): string {
  return address.startsWith('::ffff:') && net.isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** Whether a text names a proxy: an address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string, { isIP }: Pick<Net, 'isIP'>): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
