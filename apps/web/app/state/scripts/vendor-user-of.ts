import { getWatchersUserId } from '@slipstream/contract/http/account/get-watchers-user-id';

import type { Api } from '../../api/call-api.ts';
import type { Site } from '../../site/site.tsx';
import type { SessionStore } from '../session/session-store.ts';
import type { VendorUser } from './vendor-user.ts';

/** A chat is opened without a name rather than later than this. */
const knownMsMax = 5000;

/** Who is here, for a script of somebody else. The backend names the player for others; without that name nobody is named. */
export async function vendorUserOf(
  api: Api,
  { locale }: Pick<Site, 'locale'>,
  session: SessionStore,
): Promise<VendorUser> {
  // A chat may be asked for before the platform has said who is signed in.
  await Promise.race([session.known(), new Promise((resolve) => setTimeout(resolve, knownMsMax))]);
  const { status, profile } = session.state.getState();
  if (status !== 'player' || profile === null) return { locale, player: null };
  const named = await api.call(getWatchersUserId);
  if (named.kind === 'failure') return { locale, player: null };
  return { locale, player: { id: named.reply.userId, name: profile.name, email: profile.email?.email ?? null } };
}
