import { fill } from './format.ts';
import { make, one } from './page.ts';
import { callProven } from './password-again.ts';
import { call, type Answer } from './platform.ts';
import { locale, words } from './words.ts';

interface Challenge {
  readonly challenge: string;
  readonly rp_id: string;
  readonly timeout_ms: number;
}

interface Registration extends Challenge {
  readonly user: { readonly id: string; readonly name: string };
  readonly exclude: readonly string[];
}

interface Passkey {
  readonly id: string;
  readonly created_at_ms: number;
  readonly used_at_ms: number | null;
}

const texts = words.passkeys;
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

/** Ed25519, ES256 and RS256, as the platform can check them. */
const algorithms = [-8, -7, -257];

/** Whether this browser has passkeys here: they belong to a host name, so not to a bare address. */
function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);
}

/** A refusal is what to say; null is somebody who changed their mind. */
type Got<Credential> =
  | { readonly kind: 'got'; readonly credential: Credential }
  | { readonly kind: 'refused'; readonly text: string }
  | null;

/** What a player sees: their passkeys, a button that adds one, and for each a button that removes it. */
export async function servePasskeys(): Promise<void> {
  const place = one<HTMLElement>('[data-passkeys]');
  if (place === null || !hasPasskeys()) return;
  await showPasskeys();
  place.hidden = false;
  const button = one<HTMLButtonElement>('[data-add-passkey]', place);
  button?.addEventListener('click', () => void whileBusy(button, addPasskey));
}

async function showPasskeys(): Promise<void> {
  const list = one('[data-passkey-list]');
  const answer = await call<{ data: readonly Passkey[] }>('GET', '/player/passkeys');
  if (answer.kind === 'refused') return say(answer.message);
  return list?.replaceChildren(...answer.reply.data.map(passkeyLine));
}

function passkeyLine({ id, created_at_ms: createdMs, used_at_ms: usedMs }: Passkey): HTMLLIElement {
  const added = fill(texts.added, { day: days.format(createdMs) });
  const line = make('span', added);
  const used = make('span', usedMs === null ? texts.unused : fill(texts.used, { day: days.format(usedMs) }));
  used.classList.add('note');
  const text = make('div');
  text.append(line, make('br'), used);
  const button = make('button', texts.remove);
  button.type = 'button';
  button.classList.add('second', 'small');
  button.setAttribute('aria-label', `${texts.remove}: ${added}`);
  button.addEventListener('click', () => void callProven('DELETE', `/player/passkeys/${id}`).then(showPasskeys));
  const item = make('li');
  item.append(text, button);
  return item;
}

async function addPasskey(): Promise<void> {
  say('');
  const asked = await callProven<Registration>('POST', '/player/passkeys/challenge', {});
  if (asked.kind === 'refused') return say(asked.message);
  const made = await created(asked.reply);
  if (made === null) return undefined;
  if (made.kind === 'refused') return say(made.text);
  const kept = await call('POST', '/player/passkeys', made.credential);
  if (kept.kind === 'refused') return say(kept.message);
  await showPasskeys();
  return say(texts.done);
}

async function created({
  challenge,
  rp_id: rpId,
  timeout_ms: timeout,
  user,
  exclude,
}: Registration): Promise<Got<object>> {
  try {
    const credential = (await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        timeout,
        rp: { id: rpId, name: 'Meridian' },
        user: { id: bytesOf(user.id), name: user.name, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    })) as PublicKeyCredential | null;
    const answer = credential?.response as AuthenticatorAttestationResponse | undefined;
    const key = answer?.getPublicKey() ?? null;
    if (credential === null || answer === undefined || key === null) return { kind: 'refused', text: texts.failed };
    return {
      kind: 'got',
      credential: {
        id: credential.id,
        client_data: textOf(answer.clientDataJSON),
        authenticator_data: textOf(answer.getAuthenticatorData()),
        public_key: textOf(key),
        algorithm: answer.getPublicKeyAlgorithm(),
      },
    };
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Signs in by a passkey: offered in the list of the first field where the browser can, and by a button. The one of the two
 * that is begun later ends the other, because a browser asks for one at a time.
 */
export function servePasskeySignIn<Reply>(enter: (answer: Answer<Reply>) => void): void {
  const place = one<HTMLElement>('[data-passkey-sign-in]');
  const button = place === null ? null : one<HTMLButtonElement>('button', place);
  if (place === null || button === null || !hasPasskeys()) return;
  place.hidden = false;
  let offer = new AbortController();
  const signIn = async (mediation: CredentialMediationRequirement) => {
    offer.abort();
    const { signal } = (offer = new AbortController());
    const asked = await call<Challenge>('POST', '/users/passkey/challenge', {});
    if (asked.kind === 'refused') return mediation === 'conditional' ? undefined : say(asked.message);
    // The other may have begun meanwhile.
    if (signal.aborted) return undefined;
    const got = await chosen(asked.reply, mediation, signal);
    if (got === null) return undefined;
    if (got.kind === 'refused') return mediation === 'conditional' ? undefined : say(got.text);
    const answer = await call<Reply>('POST', '/users/passkey/sign_in', got.credential);
    if (answer.kind === 'refused') return say(answer.message);
    return enter(answer);
  };
  button.addEventListener('click', () => {
    say('');
    void whileBusy(button, () => signIn('optional'));
  });
  void canOffer().then((isOffered) => (isOffered ? signIn('conditional') : undefined));
}

async function canOffer(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

async function chosen(
  { challenge, rp_id: rpId, timeout_ms: timeout }: Challenge,
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<Got<object>> {
  try {
    const publicKey = { challenge: bytesOf(challenge), timeout, rpId, userVerification: 'required' } as const;
    const credential = (await navigator.credentials.get({
      mediation,
      signal,
      publicKey,
    })) as PublicKeyCredential | null;
    if (credential === null) return null;
    const answer = credential.response as AuthenticatorAssertionResponse;
    return {
      kind: 'got',
      credential: {
        id: credential.id,
        client_data: textOf(answer.clientDataJSON),
        authenticator_data: textOf(answer.authenticatorData),
        signature: textOf(answer.signature),
        user_handle: answer.userHandle === null ? null : textOf(answer.userHandle),
      },
    };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Closing the browser's dialog, or beginning anew, is no fault. */
function refusalOf(error: unknown): Got<never> {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'AbortError' || name === 'NotAllowedError') return null;
  return { kind: 'refused', text: name === 'InvalidStateError' ? texts.known : texts.failed };
}

async function whileBusy(button: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
  button.disabled = true;
  await work().finally(() => (button.disabled = false));
}

function say(text: string): void {
  one('[data-passkey-answer]')?.replaceChildren(text);
}

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}

function textOf(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
