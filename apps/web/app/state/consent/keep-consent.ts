import { setCookie } from '../session/visitor-cookies.ts';
import type { Consent, ConsentAnswer, ConsentStore } from './consent.ts';

const cookieName = 'cookieConsent';
const cookieDays = 365;

/** What was answered in the last year (SESSION-5). */
export function keptConsent(): ConsentAnswer | null {
  const value = /(?:^|;\s*)cookieConsent=(all|necessary)(?:;|$)/.exec(document.cookie)?.[1];
  return value === 'all' || value === 'necessary' ? value : null;
}

/** The answer, also right after hydration: the store has it only when the code of the session has loaded. */
export function consentNow(consent: ConsentStore): ConsentAnswer | null {
  return consent.getState().answer ?? keptConsent();
}

/** Stores the player's answer for a year, or for this page if cookies are blocked. */
export function answerConsent(consent: ConsentStore, answer: ConsentAnswer): void {
  setCookie(cookieName, answer, cookieDays);
  consent.setState({ answer, isAsked: false });
}

/** Asks once, and only if there is something to consent to. */
export function askConsent(consent: ConsentStore, isNeeded: boolean): void {
  const answer = keptConsent();
  consent.setState({ answer, isAsked: isNeeded && answer === null } satisfies Consent);
}
