import { createECDH } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import { signingKey } from '../../database/signing-key.ts';
import type { PushOptions } from '../../options/push-options.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Those the operator gave; else the ones of this database, made once, because browsers subscribe to a key. */
export async function vapidKeys(database: Database, { keys }: Pick<PushOptions, 'keys'>): Promise<VapidKeys> {
  if (keys !== null) return keys;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(await signingKey(database, 'web-push'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey().toString('base64url') };
}
