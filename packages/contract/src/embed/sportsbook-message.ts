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

/** The player needs the platform (EMBED-2). The slip stays as it is. */
const authRequestMessage = z.object({
  ...sent,
  type: z.literal('auth_request'),
  requestId,
  flow: authFlow,
  /** The return path. */
  returnTo: appPath,
});

/** Asks the host for a `session`: the token is about to expire, or the backend rejects it. */
const sessionRequestMessage = z.object({
  ...sent,
  type: z.literal('session_request'),
  reason: z.enum(['missing', 'expiring', 'rejected']),
});

/** The player signed out inside the sportsbook, or was signed out by a limit. */
const signedOutMessage = z.object({
  ...sent,
  type: z.literal('signed_out'),
  reason: signOutReason,
});

/** The balance from the backend, for the host's header. */
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
  /** The amount the slip is short of; null if the player just wants to deposit. */
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
  /** If the host can `history`: the entry of this page, and whether to create it (EMBED-8). */
  entry: z.optional(historyEntry),
  isNew: z.optional(z.boolean()),
});

/** Asks for the host's address of a page, for a link that the player shares (SHARE-7). */
const addressRequestMessage = z.object({ ...sent, type: z.literal('address_request'), requestId, path: appPath });

/** Asks the host for one of its pages by name (ROUTE-4). */
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

/** The host scrolls so that this position, from the iframe's top edge, is visible. */
const scrollToMessage = z.object({
  ...sent,
  type: z.literal('scroll_to'),
  top: whole(0, 1_000_000),
  smooth: z.boolean(),
});

/** While an overlay is open the host should not scroll, and should send `viewport` on changes. */
const overlayMessage = z.object({ ...sent, type: z.literal('overlay'), open: z.boolean() });

const analyticsMessage = z.object({ ...sent, type: z.literal('analytics'), event: analyticsEvent });

const errorMessage = z.object({ ...sent, type: z.literal('error'), error: embedError });

/** Every message the sportsbook can send once connected. */
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
  addressRequestMessage,
  openPageMessage,
  resizeMessage,
  scrollToMessage,
  overlayMessage,
  analyticsMessage,
  errorMessage,
]);
export type SportsbookMessage = z.output<typeof sportsbookMessage>;
