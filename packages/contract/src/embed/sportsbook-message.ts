import * as z from 'zod/mini';
import { currencyCode, list, localeCode, minor, text, whole } from '../scalars.ts';
import { analyticsEvent } from './analytics-event.ts';
import { authFlow } from './auth-flow.ts';
import { capability } from './capability.ts';
import { appPath, embedError, historyEntry, requestId, sequence, signOutReason } from './message-parts.ts';

const sent = { seq: sequence };

/** The first message on the port. */
const readyMessage = z.object({
  ...sent,
  type: z.literal('ready'),
  /** The release, for the host's logs. */
  release: text(100),
  capabilities: list(capability, 50),
  locale: localeCode,
  theme: z.enum(['night', 'day']),
  path: appPath,
});

/** The player needs the platform (EMBED-2). The slip stays as it is until the answer, and after it. */
const authRequestMessage = z.object({
  ...sent,
  type: z.literal('auth_request'),
  requestId,
  flow: authFlow,
  /** Where the player was, to come back to. */
  returnTo: appPath,
});

/** The host should answer with `session`: the token is about to end, or the backend no longer takes it. */
const sessionRequestMessage = z.object({
  ...sent,
  type: z.literal('session_request'),
  reason: z.enum(['missing', 'expiring', 'rejected']),
});

/** The player left from inside the sportsbook, or was signed out by a limit. */
const signedOutMessage = z.object({
  ...sent,
  type: z.literal('signed_out'),
  reason: signOutReason,
});

/** The balance as the backend told the sportsbook, for the host's own header. */
const balanceMessage = z.object({
  ...sent,
  type: z.literal('balance'),
  currency: currencyCode,
  amount: minor,
});

const depositRequestMessage = z.object({
  ...sent,
  type: z.literal('deposit_request'),
  requestId,
  currency: currencyCode,
  /** What the slip is short of; null when the player simply wants to pay in. */
  amount: z.nullable(minor),
  returnTo: appPath,
});

const localeMessage = z.object({ ...sent, type: z.literal('locale'), locale: localeCode });

const themeMessage = z.object({ ...sent, type: z.literal('theme'), theme: z.enum(['night', 'day']) });

/** For the host's address bar and title. */
const navigatedMessage = z.object({
  ...sent,
  type: z.literal('navigated'),
  path: appPath,
  title: text(300),
  /** Of a host that can `history`: which of its entries this page is, and whether it is to be made (EMBED-8). */
  entry: z.optional(historyEntry),
  isNew: z.optional(z.boolean()),
});

/** Asks the host for a page of its own; the host knows its addresses, so none is sent (ROUTE-4). */
const openPageMessage = z.object({
  ...sent,
  type: z.literal('open_page'),
  page: z.enum(['home', 'terms', 'transactions', 'support', 'limits', 'profile']),
});

/** At most one in 100 ms (EMBED-6). */
const resizeMessage = z.object({
  ...sent,
  type: z.literal('resize'),
  width: whole(0, 100_000),
  height: whole(0, 1_000_000),
});

/** The host scrolls so that this place, from the iframe's top edge, is in sight. */
const scrollToMessage = z.object({
  ...sent,
  type: z.literal('scroll_to'),
  top: whole(0, 1_000_000),
  smooth: z.boolean(),
});

/** While an overlay is open the host should not scroll beneath it, and should send `viewport` as it changes. */
const overlayMessage = z.object({ ...sent, type: z.literal('overlay'), open: z.boolean() });

const analyticsMessage = z.object({ ...sent, type: z.literal('analytics'), event: analyticsEvent });

const errorMessage = z.object({ ...sent, type: z.literal('error'), error: embedError });

/** Everything the sportsbook can say once connected. */
export const sportsbookMessage = z.discriminatedUnion('type', [
  readyMessage,
  authRequestMessage,
  sessionRequestMessage,
  signedOutMessage,
  balanceMessage,
  depositRequestMessage,
  localeMessage,
  themeMessage,
  navigatedMessage,
  openPageMessage,
  resizeMessage,
  scrollToMessage,
  overlayMessage,
  analyticsMessage,
  errorMessage,
]);
export type SportsbookMessage = z.output<typeof sportsbookMessage>;
