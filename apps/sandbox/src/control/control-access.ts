import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../accounts/players/secret.ts';

/** Links that were made and not yet opened; of more the oldest no longer work. */
const linksMax = 20;

/** Grants access to the controls: by the secret, or to a browser that opened a one-time link made with it. */
export interface ControlAccess {
  readonly secret: string;
  /** What a browser keeps instead of the secret. It outlives a restart as long as the secret does. */
  readonly pass: string;
  /** The key of a link that works once. */
  newKey(): string;
  spendKey(key: string): boolean;
  isSecret(given: string): boolean;
  isPass(given: string): boolean;
}

export function createControlAccess(secret: string): ControlAccess {
  const pass = createHmac('sha256', secret).update('pass of the controls').digest('base64url');
  const keys = new Set<string>();
  return {
    secret,
    pass,
    newKey: () => {
      const key = newSecret();
      keys.add(key);
      for (const oldest of [...keys].slice(0, -linksMax)) keys.delete(oldest);
      return key;
    },
    spendKey: (key) => keys.delete(key),
    isSecret: (given) => isSame(given, secret),
    isPass: (given) => isSame(given, pass),
  };
}

/** Takes as long for a guess that begins right as for any other. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
