import { getPage } from '@slipstream/contract/http/site/get-page';

import type { PageParts } from '../../blocks/page-parts.ts';
import { serverApi } from './api.server.ts';
import { loadArea } from './load-area.server.ts';
import type { BlockScope } from './load-block.server.ts';
import { loadOwnAreas } from './load-shell.server.ts';
import { readPageStyles } from './page-styles.server.ts';
import { reportConfiguration } from '../problems/site-problems.server.ts';

export type PageLoad =
  | { readonly kind: 'page'; readonly page: PageParts }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unreachable' };

/** The blocks of a page with their data (CONFIG-2). Unknown or invalid ones are left out and logged. */
export async function loadPage(
  locale: string,
  key: string,
  { words = {}, ...scope }: BlockScope & { readonly words?: Readonly<Record<string, string>> } = {},
): Promise<PageLoad> {
  const api = serverApi(locale);
  const result = await api.call(getPage, { params: { key } });
  if (result.kind === 'failure') {
    const { failure } = result;
    return { kind: failure.code === 'refused' && failure.status === 404 ? 'not-found' : 'unreachable' };
  }
  const { meta, layout, areas } = result.reply.data;
  const report = (line: string) => reportConfiguration(`page ${key}: ${line}`);
  const [main, footer, shell] = await Promise.all([
    loadArea(api, areas.main, scope, report),
    loadArea(api, areas.footer, scope, report),
    loadOwnAreas(api, key, areas),
  ]);
  return {
    kind: 'page',
    page: {
      title: filled(meta.title, words),
      description: filled(meta.description, words),
      keywords: meta.keywords,
      shareImage: meta.shareImage,
      noIndex: meta.noIndex,
      styles: readPageStyles(meta.styles, report),
      layout,
      main,
      footer,
      shell,
    },
  };
}

/** Inserts names into a template such as `{sport} odds` (ROUTE-9). */
function filled(template: string | null, words: Readonly<Record<string, string>>): string | null {
  return template === null ? null : template.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}
