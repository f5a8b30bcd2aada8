import { languageCodes } from '@slipstream/locales/languages';
import { directionOf, languageName } from '@slipstream/locales/locale';
import { html, raw } from 'hono/html';
import { icon } from './icon.ts';
import type { Language } from './language.ts';
import type { Theme } from './theme.ts';
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
  /** Null follows the system. */
  readonly theme: Theme | null;
  readonly apiUrl: string;
}

/** One frame for every page: who we are, the way around, and what the page is about. In a dialog only the latter. */
export function layout(page: Page, { language, visit, address, theme, apiUrl }: Surroundings): Html {
  const { locale, words } = language;
  const facts = { api: apiUrl, 'return-to': visit.returnTo, frame: visit.frame ?? '', ...page.facts };
  const scripts = page.scripts ?? [];
  const marks = [theme === null ? '' : ` data-theme="${theme}"`, visit.frame === null ? '' : ' data-framed'].join('');
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale, true)}" ${raw(marks)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="${schemes[theme ?? 'system'].join(' ')}" />
        <meta name="robots" content="noindex" />
        <title>${page.title} - Meridian</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/host.css" />
        <link rel="stylesheet" href="/brand.css" />
        ${scripts.length === 0 ? '' : wordsOfScripts(language)}
        ${scripts.map((name) => html`<script type="module" src="/scripts/${name}.ts"></script>`)}
      </head>
      <body ${raw(Object.entries(facts).map(attribute).join(' '))}>
        ${visit.frame === null ? bar(page.current, language, address) : ''} ${page.body}
        <noscript><p class="note">${words.site.needsScript}</p></noscript>
      </body>
    </html>`;
}

const schemes = { night: ['dark'], day: ['light'], system: ['light', 'dark'] } as const satisfies Record<
  Theme | 'system',
  readonly string[]
>;

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
    <a class="brand" href="/">${icon('brand')} <span>Meridian</span></a>
    <nav class="site" id="site" popover aria-label="Meridian">
      ${links.map(
        ([href, words]) => html`<a href="${href}" ${raw(href === current ? 'aria-current="page"' : '')}>${words}</a>`,
      )}
    </nav>
    ${languageChoice(language, address)}
    <p class="who" data-who></p>
    <button type="button" class="opener" popovertarget="site">
      ${icon('menu')}<span class="unseen">${language.words.site.menu}</span>
    </button>
  </header>`;
}

/** The same page in another language; the address keeps all else that it says. */
function languageChoice({ locale, words }: Language, address: URL): Html {
  const link = (code: string) => {
    const query = new URLSearchParams(address.search);
    query.set('locale', code);
    const current = raw(code === locale ? 'aria-current="true"' : '');
    return html`<li>
      <a href="?${query}" lang="${code}" hreflang="${code}" data-locale="${code}" ${current}>${languageName(code)}</a>
    </li>`;
  };
  return html`<button type="button" class="opener" popovertarget="languages">
      ${icon('language')}<span class="unseen">${words.site.language}</span>
      <span class="name">${languageName(locale)}</span>
    </button>
    <ul class="languages" id="languages" popover>
      ${languageCodes().map(link)}
    </ul>`;
}

/** A page with one task: its title and its form in one card. What leads elsewhere stands below the form. */
export function entry(heading: string, ...parts: readonly Html[]): Html {
  return html`<main class="sheet entry">
    <div class="card">
      <h1>${heading}</h1>
      ${parts}
    </div>
  </main>`;
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
