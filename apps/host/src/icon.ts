import { html, raw } from 'hono/html';
import type { Html } from './layout.ts';

/** Drawn on 24 by 24, by strokes of the colour of the text around. */
const paths = {
  brand: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 3c-4 4.5-4 13.5 0 18M12 3c4 4.5 4 13.5 0 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18M12 3c-3.5 4-3.5 14 0 18M12 3c3.5 4 3.5 14 0 18',
  down: 'M7 10l5 5 5-5',
  forward: 'M10 7l5 5-5 5',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M5 20c0-3.5 3-6 7-6s7 2.5 7 6',
  deposit: 'M4 7h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h11M16 13h.01',
  transactions: 'M7 4v14M7 18l-3-3M7 18l3-3M17 20V6M17 6l-3 3M17 6l3 3',
  limits: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.500-7-10V6zM12 9v4M12 16h.01',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M11 18h2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 1 0 0-8M11 12l8-8M16 7l3 3M14 9l2 2',
} as const;
export type IconName = keyof typeof paths;

/** Decoration: the words beside it, or an unseen text, say what it means. */
export function icon(name: IconName): Html {
  return html`<svg class="icon" data-icon="${name}" viewBox="0 0 24 24" aria-hidden="true">
    <path d="${raw(paths[name])}" />
  </svg>`;
}
