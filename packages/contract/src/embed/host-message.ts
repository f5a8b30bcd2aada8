import * as z from 'zod/mini';
import { depositStatusWire } from '../entities/transaction.ts';
import { epochMs, localeCode, text, whole } from '../scalars.ts';
import { authFlow } from './auth-flow.ts';
import { appPath, embedError, historyEntry, requestId, sequence } from './message-parts.ts';

const sent = { seq: sequence };

/** A token comes only here, over the port: never in an address, never by window message (EMBED-3, EMBED-7). */
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

/** Money changed at the host: the sportsbook asks its backend, a figure from a window is never shown as a balance. */
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
  /** In the place of the page that is open, because the host's history has an entry for it already (EMBED-8). */
  replace: z.optional(z.boolean()),
  /** That entry, where it was made for a page of the sportsbook. */
  entry: z.optional(historyEntry),
});

const pixels = whole(-1_000_000, 1_000_000);

/** Which part of a full-height iframe can be seen, so that a dialog opens there and not in the middle of 9,000 pixels. */
const viewportMessage = z.object({
  ...sent,
  type: z.literal('viewport'),
  /** From the iframe's own top edge. */
  top: pixels,
  height: whole(0, 1_000_000),
  /** Taken up by the host's own fixed bars. */
  insetTop: whole(0, 10_000),
  insetBottom: whole(0, 10_000),
});

/** What the player answered to the host's own question; a host that has the capability `consent` is the one that asks (SESSION-5). */
const consentMessage = z.object({ ...sent, type: z.literal('consent'), granted: z.boolean() });

const errorMessage = z.object({ ...sent, type: z.literal('error'), error: embedError });

/** Everything a host can say once connected. */
export const hostMessage = z.discriminatedUnion('type', [
  sessionMessage,
  authResultMessage,
  balanceMessage,
  depositResultMessage,
  localeMessage,
  themeMessage,
  navigateMessage,
  viewportMessage,
  consentMessage,
  errorMessage,
]);
export type HostMessage = z.output<typeof hostMessage>;
