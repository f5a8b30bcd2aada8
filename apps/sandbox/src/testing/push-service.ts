import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '../accounts/push/subscriptions.ts';
import { closed, listening } from '../http/listening.ts';

interface Received {
  readonly device: string;
  readonly message: Record<string, unknown>;
  /** What the message was signed for. */
  readonly claims: Record<string, unknown>;
  readonly ttl: string;
}

/** A push service on this machine, with the devices behind it: what arrives is checked and decrypted as a browser does. */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const received: Received[] = [];
  let status = 201;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const device = devices.get(request.url?.slice(1) ?? '');
    if (device !== undefined && status === 201) received.push({ device: device.name, ...read(request, body, device) });
    response.writeHead(device === undefined ? 404 : status, { Location: 'http://127.0.0.1:1/elsewhere' }).end();
  };
  const server = createServer((request, response) => void take(request, response));
  await listening(server, '127.0.0.1', 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** What it answers from now on. */
    answer: (next: number) => void (status = next),
    forget: (name: string) => void devices.delete(name),
    subscribe: (name: string): PushSubscription => {
      const keys = createECDH('prime256v1');
      const device = { name, keys, publicKey: keys.generateKeys(), auth: randomBytes(16) };
      devices.set(name, device);
      const { publicKey, auth } = device;
      return {
        endpoint: `${origin}/${name}`,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    close: () => closed(server),
  };
}

interface Device {
  readonly name: string;
  readonly keys: ReturnType<typeof createECDH>;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function read({ headers }: IncomingMessage, body: Buffer, device: Device) {
  const message = JSON.parse(decrypt(body, device)) as Record<string, unknown>;
  return { message, claims: claimsOf(headers.authorization ?? ''), ttl: String(headers['ttl']) };
}

/** RFC 8292: `vapid t=<token>, k=<public key>`; throws when the signature is not of that key. */
function claimsOf(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33, 65)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const proof = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)) throw new Error('not signed');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), key };
}

/** RFC 8291 and RFC 8188: one record, encrypted for this device. */
function decrypt(body: Buffer, { keys, publicKey, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const part = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const opening = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
