import { languages } from '@slipstream/locales/languages';
import { directionOf, localeCodes } from '@slipstream/locales/locale';
import { html, raw } from 'hono/html';
import type { Language } from './language.ts';
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

interface Surroundings {
  readonly language: Language;
  readonly visit: Visit;
  readonly address: URL;
  readonly apiUrl: string;
}

/** One frame for every page: who we are, the way around, and what the page is about. In a dialog only the latter. */
export function layout(page: Page, { language, visit, address, apiUrl }: Surroundings): Html {
  const { locale, words } = language;
  const facts = { api: apiUrl, 'return-to': visit.returnTo, frame: visit.frame ?? '', ...page.facts };
  const scripts = page.scripts ?? [];
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale, true)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} - Meridian</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/host.css" />
        ${scripts.length === 0 ? '' : wordsOfScripts(language)}
        ${scripts.map((name) => html`<script type="module" src="/scripts/${name}.ts"></script>`)}
      </head>
      <body ${raw(Object.entries(facts).map(attribute).join(' '))}>
        ${visit.frame === null ? bar(page.current, language, address) : ''} ${page.body}
        <noscript><p class="note">${words.site.needsScript}</p></noscript>
      </body>
    </html>`;
}

/** Data and no code, so the content security policy lets it be. */
function wordsOfScripts({ words }: Language): Html {
  const json = JSON.stringify(words.scripts).replaceAll('<', String.raw`\u003c`);
  return html`<script type="application/json" id="words">
    ${raw(json)}
  </script>`;
}

function bar(current: string | undefined, language: Language, address: URL): Html {
  const { play, inspector, app, account, help } = language.words.site.nav;
  const links = [
    ['/play', play],
    ['/play/inspector', inspector],
    ['/app', app],
    ['/profile', account],
    ['/help-center', help],
  ] as const;
  return html`<header class="bar">
    <a class="brand" href="/">Meridian</a>
    <nav aria-label="Meridian">
      ${links.map(
        ([href, words]) => html`<a href="${href}" ${raw(href === current ? 'aria-current="page"' : '')}>${words}</a>`,
      )}
    </nav>
    ${languageChoice(language, address)}
    <p class="who" data-who></p>
  </header>`;
}

/** The same page in another language; the address keeps all else that it says. */
function languageChoice({ locale, words }: Language, address: URL): Html {
  const link = (code: (typeof localeCodes)[number]) => {
    const query = new URLSearchParams(address.search);
    query.set('locale', code);
    const current = raw(code === locale ? 'aria-current="true"' : '');
    return html`<li>
      <a href="?${query}" lang="${code}" hreflang="${code}" data-locale="${code}" ${current}>${languages[code].name}</a>
    </li>`;
  };
  return html`<details class="languages">
    <summary><span class="unseen">${words.site.language}</span> ${languages[locale].name}</summary>
    <ul>
      ${localeCodes.map(link)}
    </ul>
  </details>`;
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
