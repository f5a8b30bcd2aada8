import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { id, key, list, pattern, text, url, withDefault, withDefaults } from '../scalars.ts';

/**
 * One block of a page. Its settings are not parsed here: each type has its own schema in `blocks.ts`, so an invalid or
 * unknown block costs only that block (CONFIG-2).
 */
export const blockWire = z.object({
  type: key,
  id,
  settings: withDefault(
    z.record(pattern(/^[a-z]{1,40}$/), z.unknown()).check(z.refine((settings) => Object.keys(settings).length <= 50)),
    {},
  ),
});
export type Block = Client<typeof blockWire>;

const area = list(blockWire, 50);
const areaOrNone = withDefault(area, []);

/** The areas around and in a page. */
export const areasWire = z.object({
  header: area,
  left_sidebar: area,
  side_menu: area,
  tab_bar: area,
  right_sidebar: area,
  main: area,
  footer: area,
});

export const pageWire = z.object({
  key,
  layout: withDefault(z.enum(['default', 'narrow']), 'default'),
  /** Overrides of the site's own; null keeps those (ROUTE-9). */
  meta: withDefaults(
    z.object({
      title: withDefault(z.nullable(text(200)), null),
      description: withDefault(z.nullable(text(500)), null),
      keywords: withDefault(z.nullable(text(500)), null),
      share_image: withDefault(z.nullable(url), null),
      no_index: withDefault(z.boolean(), false),
      /** Design tokens set for this page only. */
      styles: withDefault(
        list(z.object({ token: z.string().check(z.regex(/^--[a-z0-9-]{1,60}$/)), value: text(200) }), 100),
        [],
      ),
    }),
  ),
  areas: withDefaults(
    z.object({
      header: areaOrNone,
      left_sidebar: areaOrNone,
      side_menu: areaOrNone,
      tab_bar: areaOrNone,
      right_sidebar: areaOrNone,
      main: areaOrNone,
      footer: areaOrNone,
    }),
  ),
});
export type Page = Client<typeof pageWire>;
