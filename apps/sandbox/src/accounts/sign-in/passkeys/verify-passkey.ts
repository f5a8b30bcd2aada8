import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/** What a browser signs with beside the device's own data (WebAuthn, CollectedClientData). */
const clientDataForm = z.object({
  type: z.enum(['webauthn.create', 'webauthn.get']),
  challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  origin: z.string().check(z.maxLength(300)),
});
type ClientData = z.output<typeof clientDataForm>;

/** Null if it is no such data. */
export function readClientData(encoded: string): ClientData | null {
  try {
    const read = clientDataForm.safeParse(JSON.parse(bytesOf(encoded).toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

interface AuthenticatorData {
  readonly rpIdHash: Buffer;
  /** Somebody was there, and proved by finger, face or PIN who they are. */
  readonly isUserVerified: boolean;
  readonly signCount: number;
  /** Only in the answer to a registration. */
  readonly credentialId: string | null;
}

const flag = { present: 0x01, verified: 0x04, attested: 0x40 } as const;
const headLength = 37;
const credentialStart = 55;

/** The bytes as WebAuthn lays them out: hash of the name, flags, counter, then perhaps the new credential. */
export function readAuthenticatorData(encoded: string): AuthenticatorData | null {
  const bytes = bytesOf(encoded);
  if (bytes.length < headLength) return null;
  const flags = bytes.readUInt8(32);
  const isAttested = (flags & flag.attested) !== 0;
  if (isAttested && bytes.length < credentialStart) return null;
  const credentialEnd = isAttested ? credentialStart + bytes.readUInt16BE(credentialStart - 2) : 0;
  if (credentialEnd > bytes.length) return null;
  return {
    rpIdHash: bytes.subarray(0, 32),
    isUserVerified: (flags & flag.present) !== 0 && (flags & flag.verified) !== 0,
    signCount: bytes.readUInt32BE(33),
    credentialId: isAttested ? bytes.subarray(credentialStart, credentialEnd).toString('base64url') : null,
  };
}

export function isOfSite({ rpIdHash }: AuthenticatorData, rpId: string): boolean {
  return rpIdHash.equals(sha256(Buffer.from(rpId)));
}

interface SignatureKind {
  readonly hash: 'sha256' | null;
  readonly fits: (key: KeyObject) => boolean;
}

/** The signatures that are asked for, by their COSE numbers. Each takes keys of its own kind only. */
const kinds: ReadonlyMap<number, SignatureKind> = new Map<number, SignatureKind>([
  [-8, { hash: null, fits: ({ asymmetricKeyType: type }) => type === 'ed25519' }],
  [-7, { hash: 'sha256', fits: ({ asymmetricKeyDetails: details }) => details?.namedCurve === 'prime256v1' }],
  [-257, { hash: 'sha256', fits: isStrongRsa }],
]);

function isStrongRsa({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  const bits = details?.modulusLength ?? 0;
  return type === 'rsa' && bits >= 2048 && bits <= 8192;
}

/** Null for a key that can't be read or does not fit its algorithm. */
export function readPublicKey(encoded: string, algorithm: number): KeyObject | null {
  try {
    const key = createPublicKey({ key: bytesOf(encoded), format: 'der', type: 'spki' });
    return kinds.get(algorithm)?.fits(key) === true ? key : null;
  } catch {
    return null;
  }
}

interface Signed {
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** Whether the key signed exactly this: the device's data, and a hash of the browser's. */
export function isSigned(key: KeyObject, algorithm: number, { clientData, ...given }: Signed): boolean {
  const kind = kinds.get(algorithm);
  if (kind === undefined) return false;
  const data = Buffer.concat([bytesOf(given.authenticatorData), sha256(bytesOf(clientData))]);
  return verify(kind.hash, data, key, bytesOf(given.signature));
}

/** A counter that stands still or runs back belongs to a copy; devices without one always say zero. */
export function isCountedUp(before: number, now: number): boolean {
  return before === 0 && now === 0 ? true : now > before;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function bytesOf(encoded: string): Buffer {
  return Buffer.from(encoded, 'base64url');
}
