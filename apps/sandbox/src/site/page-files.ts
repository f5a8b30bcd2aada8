import { join } from 'node:path';
import { pageWire } from '@slipstream/contract/site/page';
import * as z from 'zod/mini';
import { openJsonFile, openWhenAsked } from './json-file.ts';

const { areas } = pageWire.shape;
const shellFile = z.object({ areas });
/** A page names only what it has of its own; the rest of its areas are the shell's. */
const pageFile = z.extend(z.omit(pageWire, { key: true }), { areas: z.partial(areas) });

/** Pages as they stand in `site/pages`, read again when they change (CONFIG-2). Null: there is no such page. */
export type PageFiles = (key: string) => z.output<typeof pageWire> | null;

export function openPageFiles(folder: string, report: (line: string) => void): PageFiles {
  const shell = openJsonFile(join(folder, 'shell.json'), shellFile, report);
  const pages = openWhenAsked((key) => join(folder, 'pages', `${key}.json`), pageFile, report);
  return (key) => {
    const page = /^[a-z0-9-]{1,60}$/.test(key) ? pages(key) : null;
    return page === null ? null : { key, ...page, areas: { ...shell.read().areas, ...defined(page.areas) } };
  };
}

function defined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as never;
}
