import { data } from 'react-router';

import { loadPage } from '../loaders/load-page.server.ts';
import { developmentNotes } from '../problems/development-notes.server.ts';
import { partsOf } from './page-reply.server.ts';

const keys = { 404: 'not-found', 500: 'error' } as const;

/** To be thrown where there is no page to show: its status, and what the site says about such a page (ERROR-1, CONFIG-2). */
export async function missingPage(locale: string, status: keyof typeof keys = 404) {
  return data({ page: partsOf(await loadPage(locale, keys[status])), ...developmentNotes() }, { status });
}
