import type { ErrorBody } from '@slipstream/contract/entities/error';
import { locale, words } from './words.ts';

/** The platform's API as these pages use it. Cookies do the work where they may; elsewhere the token of this tab does. */
const api = document.body.dataset['api'] ?? '';
const tokenKey = 'meridian-session';

interface KeptSession {
  readonly token: string;
  readonly expiresAtMs: number;
}

export type Answer<Reply> =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly code: string;
      readonly paths: readonly string[];
    };

/** Replies are in the platform's own form; these pages belong to it and trust it. */
export async function call<Reply>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Reply>> {
  const { token } = keptSession() ?? {};
  try {
    const response = await fetch(`${api}/platform${path}`, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const data: unknown = await response.json().catch(() => ({}));
    if (response.ok) return { kind: 'reply', reply: data as Reply };
    const { message = words.page.refused, code = 'refused', details = [] } = data as Partial<ErrorBody>;
    const paths = details.map((detail) => detail.path);
    return { kind: 'refused', status: response.status, message, code: String(code), paths };
  } catch {
    return { kind: 'refused', status: 0, message: words.page.unreachable, code: 'unreachable', paths: [] };
  }
}

interface TokenReply {
  readonly token: string;
  readonly expires_at_ms: number;
}

/** Who signed in keeps a token for this tab: in a frame of another site it is the only proof there is (EMBED-7). */
export function keepSession({ token, expires_at_ms: expiresAtMs }: TokenReply): void {
  sessionStorage.setItem(tokenKey, JSON.stringify({ token, expiresAtMs } satisfies KeptSession));
}

function keptSession(): KeptSession | null {
  const kept = JSON.parse(sessionStorage.getItem(tokenKey) ?? 'null') as KeptSession | null;
  return kept !== null && kept.expiresAtMs > Date.now() ? kept : null;
}

/** The session to hand into the frame; null when nobody is signed in. A player known by cookie gets a token made. */
export async function currentSession(isFresh = false): Promise<KeptSession | null> {
  const kept = keptSession();
  if (kept !== null && !isFresh) return kept;
  const made = await call<TokenReply>('POST', '/player/token', {});
  if (made.kind === 'reply') keepSession(made.reply);
  else if (made.status === 401) forgetSession();
  return keptSession();
}

export async function signOut(): Promise<void> {
  await call('DELETE', '/users/sign_out');
  forgetSession();
}

export function forgetSession(): void {
  sessionStorage.removeItem(tokenKey);
}
