import { html } from 'hono/html';
import type { Html } from './layout.ts';

/** A message with pieces of the page, such as a link, in the places of its values. */
export function fillHtml(text: string, values: Readonly<Record<string, Html>>): Html {
  return html`${text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : values[part]))}`;
}
