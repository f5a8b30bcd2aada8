import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { BoundedQueue, QueueFull } from '../../../http/bounded-queue.ts';

/** How much work a new hash is. */
export type PasswordCost = Readonly<Required<Pick<ScryptOptions, 'cost' | 'blockSize' | 'parallelization'>>>;

/**
 * One of the settings OWASP recommends for scrypt: 16 MiB and about a fifth of a second. Argon2id would be as strong for less, but
 * the oldest Node we run on has none. The settings stand in the hash, so that they can be raised without locking anybody out.
 */
export const passwordCostUsual: PasswordCost = { cost: 16_384, blockSize: 8, parallelization: 5 };
const hashBytes = 32;

/** A flood of sign-ins must take neither all the memory nor all the time, and one address not all the places. */
const queue = new BoundedQueue({ runningMax: 2, waitingMax: 40, perAddressMax: 6 });

export async function hashPassword(password: string, address: string, settings: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, settings, address);
  const { cost, blockSize, parallelization } = settings;
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function isPassword(password: string, stored: string, address: string): Promise<boolean> {
  const [, cost, blockSize, parallelization, salt = '', hash = ''] = stored.split('$');
  const settings = { cost: Number(cost), blockSize: Number(blockSize), parallelization: Number(parallelization) };
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), settings, address);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** As much work as a real comparison, so that the time of an answer does not tell which logins exist. */
export async function pretendPassword(password: string, address: string, settings: PasswordCost): Promise<false> {
  await derive(password, Buffer.alloc(16), settings, address);
  return false;
}

/** There is too much to do already; the caller answers that it should be tried later. */
export class PasswordQueueFullError extends Error {}

async function derive(password: string, salt: Buffer, settings: PasswordCost, address: string): Promise<Buffer> {
  const options = { ...settings, maxmem: 64 * 1024 * 1024 };
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  const key = await queue.run(address, work);
  if (key instanceof QueueFull) throw new PasswordQueueFullError('too many passwords to check');
  return key;
}
