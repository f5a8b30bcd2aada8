/** A page that is never painted, behind other windows say, must come to life as well. */
const patienceMs = 1000;

/**
 * Waits for the whole page to be there and painted. On a slow phone bringing a page to life takes longer than painting it, and
 * what begins first makes the other wait: who can read already waits more gladly.
 */
const painted = `await new Promise((resolve) => {
  const wait = () => requestAnimationFrame(() => setTimeout(resolve));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wait);
  else wait();
  setTimeout(resolve, document.hidden ? 0 : ${patienceMs});
});`;

const moduleScript = /(<script[^>]*\stype="module"[^>]*>)([^<]*?)(?=<\/script>)/;

const modulePreload = /<link rel="modulepreload"([^>]*)>/g;

/**
 * Makes the router's own script import what the page needs after the first paint, instead of as soon as it has come. Until then
 * it is fetched and not compiled, and asked for after the style sheets: a browser has six connections to a server of old.
 */
export function lateScripts(html: string): string {
  const preloads: string[] = [];
  return html
    .replace(moduleScript, (_, tag: string, body: string) => `${tag}${painted}\n${lateImports(body)}`)
    .replace(modulePreload, (_, rest: string) => {
      preloads.push(`<link rel="preload" as="script" fetchpriority="low" crossorigin=""${rest}>`);
      return '';
    })
    .replace('</head>', () => `${preloads.join('')}</head>`);
}

function lateImports(body: string): string {
  return body
    .replace(/^import \* as (\w+) from ("[^"]+");?/gm, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+");?/gm, 'await import($1);');
}
