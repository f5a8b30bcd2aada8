import { deferBelowFold } from './defer-below-fold.server.ts';
import { latin1Html } from './latin1-html.server.ts';

/** A page that is never painted (a background tab) must hydrate too. */
const patienceMs = 1000;

/** Runs before any import: waits until the document is parsed and painted. */
const painted = `await new Promise((resolve) => {
  const wait = () => requestAnimationFrame(() => setTimeout(resolve));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wait);
  else wait();
  setTimeout(resolve, document.hidden ? 0 : ${patienceMs});
});
for (const card of document.querySelectorAll('[data-later]')) delete card.dataset.later;`;

/**
 * Prepares a page for its first contentful paint. On a slow phone hydration takes longer than painting, so painting
 * goes first.
 */
export function createFirstPaint(files: ReadonlyMap<string, { readonly body: Buffer }>): (html: string) => string {
  const sheets = new Map<string, string>();
  for (const [address, { body }] of files) {
    if (!address.endsWith('.css')) continue;
    const styles = body.toString();
    // A style sheet that contains `</` would end the style element early, so it stays a file.
    if (!styles.includes('</')) sheets.set(address, styles);
  }
  return (html) => latin1Html(deferBelowFold(withStyles(withLateScripts(html), sheets)));
}

const moduleScript = /(<script[^>]*\stype="module"[^>]*>)([^<]*?)(?=<\/script>)/;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/**
 * Makes the router's own script ask for what the page needs, and import it, after the first paint instead of as soon as it has
 * come: a dozen answers are as much work before the paint as a tenth of the paint itself.
 */
function withLateScripts(html: string): string {
  const preloads: string[] = [];
  const rest = html.replace(modulePreload, (link) => {
    preloads.push(link);
    return '';
  });
  return rest.replace(
    moduleScript,
    (_, tag: string, body: string) => `${tag}${painted}\n${askFor(preloads)}\n${lateImports(body)}`,
  );
}

function askFor(preloads: readonly string[]): string {
  // A closing tag inside the script would end it.
  const links = JSON.stringify(preloads.join('')).replaceAll('<', String.raw`\u003c`);
  return `document.head.insertAdjacentHTML('beforeend', ${links});`;
}

function lateImports(body: string): string {
  return body
    .replace(/^import \* as (\w+) from ("[^"]+");?/gm, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+");?/gm, 'await import($1);');
}

const styleSheet = /<link\b[^>]*\srel="stylesheet"[^>]*>/g;

/**
 * Inlines the style sheets, which saves a round trip before the first paint. Their links stay, disabled, because the
 * router and lazy chunks look for them.
 */
function withStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  return html.replace(styleSheet, (link) => {
    const [, address = ''] = /\shref="([^"#]+)#?"/.exec(link) ?? [];
    const [, nonce = ''] = /\snonce="([^"]+)"/.exec(link) ?? [];
    const styles = sheets.get(address);
    if (styles === undefined) return link;
    return `<style nonce="${nonce}">${styles}</style>${link.replace('<link', '<link disabled=""')}`;
  });
}
