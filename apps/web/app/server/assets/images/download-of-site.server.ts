import { download } from './download.server.ts';
import type { ImageOrigins } from './image-request.server.ts';

/** A file that the site's configuration names, from origins that are allowed; undefined if there is none to be had. */
export async function downloadOfSite(address: string | null, origins: ImageOrigins): Promise<Buffer | undefined> {
  if (address === null || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isOwn = origins.own.includes(url.origin);
  if (!isOwn && !origins.others.includes(url.origin)) return undefined;
  const loaded = await download(url, isOwn);
  return loaded.kind === 'file' ? loaded.bytes : undefined;
}
