import { parentDomain } from '../storage/device-id.ts';

const affiliateDays = 30;
const tagForm = /^[\w.-]{1,200}$/;

/** A cookie for the whole site, on the parent domain where there is one (SESSION-5). */
export function setCookie(name: string, value: string, days: number): void {
  const age = `Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
  const pair = `${name}=${value}`;
  document.cookie = `${pair}; Domain=${parentDomain(location.hostname)}; ${age}`;
  // An IP address or localhost has no parent domain.
  if (!document.cookie.includes(pair)) document.cookie = `${pair}; ${age}`;
}

/** The affiliate tag of the address, kept for a month for the platform's sign-up. */
export function keepAffiliate(search: string): void {
  const tag = new URLSearchParams(search).get('stag');
  if (tag !== null && tagForm.test(tag)) setCookie('affiliate_id', tag, affiliateDays);
}

const testProviders = 'force_test_providers';

/** A site under test tells the backend by a cookie to use its test providers; any other takes the cookie away (CONFIG-11). */
export function markTestProviders(isForced: boolean): void {
  if (isForced) setCookie(testProviders, '1', 1);
  else if (hasCookie(testProviders)) setCookie(testProviders, '', 0);
}

export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
}

export const depositReminded = 'depositReminder';

/** A deposit reminder was shown today (REMIND-1). */
export function markDepositReminded(): void {
  setCookie(depositReminded, '1', 1);
}
