const cookieName = 'deviceId';
const cookieDays = 7300;

/** What tells one device from another: a random id in a cookie on the parent domain, made when absent (SESSION-5). */
export function deviceId(): string {
  const known = /(?:^|;\s*)deviceId=([\da-f-]{36})(?:;|$)/.exec(document.cookie)?.[1];
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  const age = `Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax`;
  document.cookie = `${cookieName}=${made}; Domain=${parentDomain(location.hostname)}; ${age}`;
  // A host without a parent, such as an address or localhost, takes no domain.
  if (!document.cookie.includes(made)) document.cookie = `${cookieName}=${made}; ${age}`;
  return made;
}

/** `m.example.com` and `www.example.com` share what is kept for `example.com`. */
export function parentDomain(hostname: string): string {
  const labels = hostname.split('.');
  return labels.length > 2 ? labels.slice(1).join('.') : hostname;
}
