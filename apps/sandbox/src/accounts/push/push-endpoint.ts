import type { PushOptions } from '../../options/push-options.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether messages may be sent there. A browser names the address, so anybody can name any: only push services that the
 * operator trusts are asked, over https on its usual port and by name (PUSH-4).
 */
export function isPushEndpoint(
  endpoint: string,
  { services, isLoopbackAllowed }: Pick<PushOptions, 'services' | 'isLoopbackAllowed'>,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isLoopbackAllowed && protocol === 'http:' && loopback.has(hostname)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}
