import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits can't be guessed, so no slow hash is needed. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits for a phone; what makes them safe is that few tries are allowed. */
export function newPhoneCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** What is stored of a secret. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
