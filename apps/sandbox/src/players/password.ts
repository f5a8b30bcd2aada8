import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/**
 * One of the settings OWASP recommends for scrypt: 16 MiB and about a fifth of a second. Argon2id would be as strong for less, but
 * the oldest Node we run on has none. The settings stand in the hash, so that they can be raised without locking anybody out.
 */
const usual = { cost: 16_384, blockSize: 8, parallelization: 5 } as const;
const hashBytes = 32;

/** How many are worked out at a time, and how many may wait: a flood of sign-ins must not take all the memory or all the time. */
const workersMax = 2;
const waitingMax = 100;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, usual);
  const { cost, blockSize, parallelization } = usual;
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, cost, blockSize, parallelization, salt = '', hash = ''] = stored.split('$');
  const settings = { cost: Number(cost), blockSize: Number(blockSize), parallelization: Number(parallelization) };
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), settings);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** As much work as a real comparison, so that the time of an answer does not tell which logins exist. */
export async function pretendPassword(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16), usual);
  return false;
}

/** There is too much to do already; the caller answers that it should be tried later. */
export class PasswordQueueFullError extends Error {}

let working = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, settings: ScryptOptions): Promise<Buffer> {
  await takeTurn();
  try {
    return await new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, hashBytes, { ...settings, maxmem: 64 * 1024 * 1024 }, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next === undefined) working -= 1;
    else next();
  }
}

/** A turn that ends is handed to the next in line, so nobody slips in between. */
async function takeTurn(): Promise<void> {
  if (working < workersMax) {
    working += 1;
    return;
  }
  if (waiting.length >= waitingMax) throw new PasswordQueueFullError('too many passwords to check');
  await new Promise<void>((resolve) => waiting.push(resolve));
}
