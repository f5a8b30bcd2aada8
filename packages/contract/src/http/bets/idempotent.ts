import * as z from 'zod/mini';
import { pattern } from '../../scalars.ts';

/** Created by the client for one intent and kept until the answer is known (PLACE-6). */
export const idempotencyKey = pattern(/^[A-Za-z0-9_-]{16,64}$/);

/** The same key with the same body gets the same answer; with another body it is refused. Header names are in lower case. */
export const idempotent = z.object({ 'idempotency-key': idempotencyKey });
