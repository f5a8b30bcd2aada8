import { readWire } from '@slipstream/contract/client-form';
import { getPage } from '@slipstream/contract/http/get-page';
import { blockSettings } from '@slipstream/contract/site/blocks';
import type { Block, Page } from '@slipstream/contract/site/page';

import type { Api } from '../api/call-api.ts';
import type { DrawnBlock, LoadedBlock } from '../blocks/block-types.ts';
import { serverApi } from './api.server.ts';
import { blockLoaders, type BlockScope } from './load-block.server.ts';

/** What the site's configuration says about a page: its words for the head, and the blocks in its centre and at its end. */
export interface PageParts {
  readonly title: string | null;
  readonly description: string | null;
  readonly noIndex: boolean;
  readonly layout: Page['layout'];
  readonly main: readonly LoadedBlock[];
  readonly footer: readonly LoadedBlock[];
}

export type PageLoad =
  | { readonly kind: 'page'; readonly page: PageParts }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unreachable' };

/** The blocks of a page with their data (CONFIG-2). One that is unknown or broken is left out and told of. */
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
  const [main, footer] = await Promise.all(
    [areas.main, areas.footer].map((area) => loadArea(api, area, scope, (line) => reportOnce(`page ${key}: ${line}`))),
  );
  return {
    kind: 'page',
    page: {
      title: filled(meta.title, words),
      description: filled(meta.description, words),
      noIndex: meta.noIndex,
      layout,
      main: main ?? [],
      footer: footer ?? [],
    },
  };
}

async function loadArea(
  api: Api,
  blocks: readonly Block[],
  scope: BlockScope,
  report: (line: string) => void,
): Promise<readonly LoadedBlock[]> {
  const loads = blocks.map(async (block) => {
    const { type, id } = block;
    if (!isDrawn(type)) {
      report(`block ${id} is of the unknown type ${type}`);
      return [];
    }
    const settings = readWire(blockSettings[type], block.settings);
    if (settings.kind === 'malformed') {
      const issue = settings.issues[0];
      report(`block ${id} has a broken setting: ${issue?.path ?? ''} ${issue?.message ?? ''}`);
      return [];
    }
    const load = blockLoaders[type] as (api: Api, settings: unknown, scope: BlockScope) => Promise<unknown>;
    return [{ type, id, settings: settings.value, data: await load(api, settings.value, scope) } as LoadedBlock];
  });
  return (await Promise.all(loads)).flat();
}

function isDrawn(type: string): type is DrawnBlock {
  return Object.hasOwn(blockLoaders, type);
}

/** Puts the names of a page into a template such as `{sport} odds` (ROUTE-9). */
function filled(template: string | null, words: Readonly<Record<string, string>>): string | null {
  return template === null ? null : template.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}

const reported = new Set<string>();
const reportedMax = 500;

/** A broken block is met with every render; its operator needs to read of it once. */
function reportOnce(line: string): void {
  if (reported.has(line) || reported.size >= reportedMax) return;
  reported.add(line);
  process.stderr.write(`web: ${line}\n`);
}
