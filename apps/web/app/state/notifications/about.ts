/** What a notification is about; the id is null where there is only one of a kind, as a player's own limits. */
export interface About {
  readonly objectType: string;
  readonly objectId: string | null;
}

export const aboutPrefix = '#about-';
const form = /^#about-([a-z]{1,30})(?:-([A-Za-z0-9][\w.:-]{0,63}))?$/;

/** The anchor that opens it on any page; the service worker writes the same (NOTIF-3). */
export function readAbout(hash: string): About | null {
  const [, objectType, objectId = null] = form.exec(hash) ?? [];
  return objectType === undefined ? null : { objectType, objectId };
}

export function aboutAnchor({ objectType, objectId }: About): string {
  return `${aboutPrefix}${objectType}${objectId === null ? '' : `-${objectId}`}`;
}
