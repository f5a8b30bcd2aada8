import { data } from 'react-router';

import type { LoadedBlock } from '../../blocks/block-types.ts';
import type { PageParts } from '../../blocks/page-parts.ts';
import { developmentNotes } from '../problems/development-notes.server.ts';
import type { PageLoad } from '../loaders/load-page.server.ts';

/** What a site says about a page, if it says anything. A page lives without. */
export function partsOf(load: PageLoad): PageParts | undefined {
  return load.kind === 'page' ? load.page : undefined;
}

/**
 * Answers a page with the status of what is on it. Something that could not be loaded is shown in its place and tried
 * again by the next visitor: the cache keeps no 5xx. `isWhole` says it to a page that is loaded again (fresh-lists.ts).
 */
export function pageReply<Reply extends { readonly page: PageParts | undefined }>(reply: Reply, isWhole: boolean) {
  const isConfigured = [...(reply.page?.main ?? []), ...(reply.page?.footer ?? [])].every(isLoaded);
  const isComplete = isWhole && isConfigured;
  return data({ ...reply, ...developmentNotes(), isWhole: isComplete }, isComplete ? 200 : 503);
}

function isLoaded(block: LoadedBlock): boolean {
  return block.data !== undefined;
}
