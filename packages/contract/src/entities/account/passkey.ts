import * as z from 'zod/mini';
import { epochMs, id, list, pattern, text, whole } from '../../scalars.ts';

/** Bytes of WebAuthn as base64url, without padding. */
export const credentialId = pattern(/^[\w-]{16,1364}$/);
export const clientData = pattern(/^[\w-]{1,8000}$/);
export const authenticatorData = pattern(/^[\w-]{49,8000}$/);
export const publicKey = pattern(/^[\w-]{1,2000}$/);
export const signature = pattern(/^[\w-]{1,2000}$/);
export const userHandle = pattern(/^[\w-]{1,88}$/);
/** COSE names of signatures: Ed25519, ES256, RS256. */
export const algorithm = whole(-65_536, -1);

/** What a browser is asked to answer. It can be answered once, within `timeout_ms`. */
export const passkeyChallengeWire = z.object({
  challenge: pattern(/^[\w-]{43}$/),
  /** The host name that a passkey belongs to. */
  rp_id: text(253),
  timeout_ms: whole(1000, 600_000),
});

export const passkeyRegistrationWire = z.object({
  ...passkeyChallengeWire.shape,
  user: z.object({ id: userHandle, name: text(254) }),
  /** Those the player has, so that a device is not registered twice. */
  exclude: list(credentialId, 20),
});

export const passkeyWire = z.object({
  id,
  /** Real time. */
  created_at_ms: epochMs,
  used_at_ms: z.nullable(epochMs),
});
