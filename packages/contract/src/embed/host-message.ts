import * as z from 'zod/mini';
import { depositStatusWire } from '../entities/account/transaction.ts';
import { epochMs, localeCode, text, url, whole } from '../scalars.ts';
import { authFlow } from './auth-flow.ts';
import { appPath, embedError, historyEntry, requestId, sequence } from './message-parts.ts';

const sent = { seq: sequence };

/** Tokens are sent only in this message, over the port: never in a URL, never by window message (EMBED-3, EMBED-7). */
const sessionMessage = z.object({
  ...sent,
  type: z.literal('session'),
  session: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('logged_in'),
      /** Null when the host's cookies reach the backend from inside the iframe. */
      token: z.nullable(text(4000)),
      /** Real time; the sportsbook asks for a new token before then. */
      expiresAtMs: z.nullable(epochMs),
    }),
    z.object({ status: z.literal('logged_out') }),
  ]),
});

const authResultMessage = z.object({
  ...sent,
  type: z.literal('auth_result'),
  requestId,
  flow: authFlow,
  status: z.enum(['completed', 'cancelled', 'failed', 'unsupported']),
});

/** Money changed at the host: the sportsbook asks its backend. An amount from a window is never shown as a balance. */
const balanceMessage = z.object({ ...sent, type: z.literal('balance') });

const depositResultMessage = z.object({
  ...sent,
  type: z.literal('deposit_result'),
  requestId: z.nullable(requestId),
  status: depositStatusWire,
});

const localeMessage = z.object({ ...sent, type: z.literal('locale'), locale: localeCode });

const themeMessage = z.object({ ...sent, type: z.literal('theme'), theme: z.enum(['night', 'day']) });

/** A deep link: below the sportsbook's base, never another origin. */
const navigateMessage = z.object({
  ...sent,
  type: z.literal('navigate'),
  path: appPath,
  /** Replaces the current page, because the host's history already has an entry for it (EMBED-8). */
  replace: z.optional(z.boolean()),
  /** That entry, if it was created for a page of the sportsbook. */
  entry: z.optional(historyEntry),
});

/** Answers an `address_request`: a page of the host, or null if the path has none. */
const addressResultMessage = z.object({
  ...sent,
  type: z.literal('address_result'),
  requestId,
  url: z.nullable(url),
});

const pixels = whole(-1_000_000, 1_000_000);

/** The visible part of a full-height iframe, so that a dialog opens there. */
const viewportMessage = z.object({
  ...sent,
  type: z.literal('viewport'),
  /** From the iframe's own top edge. */
  top: pixels,
  height: whole(0, 1_000_000),
  /** Covered by the host's fixed bars. */
  insetTop: whole(0, 10_000),
  insetBottom: whole(0, 10_000),
});

/** The player's consent answer; a host with the capability `consent` is the one that asks (SESSION-5). */
const consentMessage = z.object({ ...sent, type: z.literal('consent'), granted: z.boolean() });

const errorMessage = z.object({ ...sent, type: z.literal('error'), error: embedError });

/** Every message a host can send once connected. */
export const hostMessage = z.discriminatedUnion('type', [
  sessionMessage,
  authResultMessage,
  balanceMessage,
  depositResultMessage,
  localeMessage,
  themeMessage,
  navigateMessage,
  addressResultMessage,
  viewportMessage,
  consentMessage,
  errorMessage,
]);
export type HostMessage = z.output<typeof hostMessage>;
