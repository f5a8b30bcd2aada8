import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { id, key, list, pattern, text, url } from '../scalars.ts';

/**
 * One block of a page. Its settings are not parsed here: each type has its own schema in `blocks.ts`, so an invalid or
 * unknown block costs only that block (CONFIG-2).
 */
export const blockWire = z.object({
  type: key,
  id,
  settings: z
    .record(pattern(/^[a-z]{1,40}$/), z.unknown())
    .check(z.refine((settings) => Object.keys(settings).length <= 50)),
});
export type Block = Client<typeof blockWire>;

const area = list(blockWire, 50);

export const pageWire = z.object({
  key,
  layout: z.enum(['default', 'narrow']),
  /** Overrides of the site's own; null keeps those (ROUTE-9). */
  meta: z.object({
    title: z.nullable(text(200)),
    description: z.nullable(text(500)),
    keywords: z.nullable(text(500)),
    share_image: z.nullable(url),
    no_index: z.boolean(),
    /** Design tokens set for this page only. */
    styles: list(z.object({ token: z.string().check(z.regex(/^--[a-z0-9-]{1,60}$/)), value: text(200) }), 100),
  }),
  areas: z.object({
    header: area,
    left_sidebar: area,
    side_menu: area,
    tab_bar: area,
    right_sidebar: area,
    main: area,
    footer: area,
  }),
});
export type Page = Client<typeof pageWire>;
