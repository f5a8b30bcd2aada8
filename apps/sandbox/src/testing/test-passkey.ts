import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device as a browser has one: it answers challenges, counts, and can be told to lie. */
interface TestPasskey {
  readonly id: string;
  create(challenge: string, lie?: Lie): object;
  get(challenge: string, lie?: Lie): object;
}

export interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly signCount?: number;
  /** Nobody proved who they are. */
  readonly isUnverified?: boolean;
  readonly userHandle?: string;
  readonly isBroken?: boolean;
  readonly id?: string;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

export function testPasskey(origin: string): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let count = 0;

  const answer = (type: string, challenge: string, lie: Lie) => {
    count += 1;
    const client = Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge, origin: lie.origin ?? origin, crossOrigin: false }),
    );
    const isNew = type === 'webauthn.create';
    const head = Buffer.alloc(5);
    head.writeUInt8(0x01 | (lie.isUnverified ? 0 : 0x04) | (isNew ? 0x40 : 0));
    head.writeUInt32BE(lie.signCount ?? count, 1);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const credential = isNew ? [Buffer.alloc(16), length, rawId] : [];
    const rpId = lie.rpId ?? new URL(origin).hostname;
    const device = Buffer.concat([sha256(Buffer.from(rpId)), head, ...credential]);
    const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey);
    if (lie.isBroken) device.writeUInt32BE(count + 100, 33);
    return {
      id: lie.id ?? id,
      client_data: client.toString('base64url'),
      authenticator_data: device.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  };

  return {
    id,
    create: (challenge, lie = {}) => {
      const { signature: _, ...rest } = answer('webauthn.create', challenge, lie);
      const spki = publicKey.export({ type: 'spki', format: 'der' });
      return { ...rest, public_key: spki.toString('base64url'), algorithm: -7 };
    },
    get: (challenge, lie = {}) => ({ ...answer('webauthn.get', challenge, lie), user_handle: lie.userHandle ?? null }),
  };
}
