import { html, raw } from 'hono/html';
import type { Visit } from './visit.ts';

export type Html = ReturnType<typeof html>;

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** Modules of `browser/`, by name. */
  readonly scripts?: readonly string[];
  /** Facts for the scripts, as data attributes of the body. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly current?: string;
}

const links = [
  ['/play', 'Sportsbook'],
  ['/play/inspector', 'Inspector'],
  ['/app', 'App mode'],
  ['/profile', 'Account'],
  ['/help-center', 'Help'],
] as const;

/** One frame for every page: who we are, the way around, and what the page is about. In a dialog only the latter. */
export function layout(page: Page, visit: Visit, apiUrl: string): Html {
  const facts = { api: apiUrl, 'return-to': visit.returnTo, frame: visit.frame ?? '', ...page.facts };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} - Meridian</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/host.css" />
        ${(page.scripts ?? []).map((name) => html`<script type="module" src="/scripts/${name}.ts"></script>`)}
      </head>
      <body ${raw(Object.entries(facts).map(attribute).join(' '))}>
        ${visit.frame === null ? bar(page.current) : ''} ${page.body}
        <noscript
          ><p class="note">These pages speak with the platform by script. Please allow scripts here.</p></noscript
        >
      </body>
    </html>`;
}

function bar(current: string | undefined): Html {
  return html`<header class="bar">
    <a class="brand" href="/">Meridian</a>
    <nav aria-label="Meridian">
      ${links.map(
        ([href, words]) => html`<a href="${href}" ${raw(href === current ? 'aria-current="page"' : '')}>${words}</a>`,
      )}
    </nav>
    <p class="who" data-who></p>
  </header>`;
}

/** The text of a page that is read more than worked with. */
export function prose(heading: string, ...parts: readonly Html[]): Html {
  return html`<main class="sheet">
    <h1>${heading}</h1>
    ${parts}
  </main>`;
}

function attribute([name, value]: readonly [string, string]): string {
  const text = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `data-${name}="${text}"`;
}
