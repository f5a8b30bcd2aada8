import '../app/server/http/production.server.ts';

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { createRequestHandler, type ServerBuild } from 'react-router';

/**
 * Fails a build whose pages lack a step of the first paint (`app/first-paint/README.md`): without it they would only be
 * slower, and nobody would be told. It looks at the page for an address without a route, which needs no backend. It also fails
 * when the scripts that the home page names have become larger than what a phone should load.
 */
process.env['FIRST_PAINT'] = 'on';
const scriptBytesMax = 165 * 1024;

const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild;
const response = await createRequestHandler(build, 'production')(new Request('http://localhost/no/such/route'));
const html = await response.text();
const [head = '', body = ''] = html.split('</head>');
const sheets = head.match(/<link\b[^>]*\srel="stylesheet"[^>]*>/g) ?? [];
const styles = head.match(/<style\b[^>]*>/g) ?? [];
const scriptBytes = homeScripts(build).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

const faults: readonly (readonly [isFault: boolean, what: string])[] = [
  [sheets.length === 0, 'the page has no style sheet'],
  [styles.length !== sheets.length, 'a style sheet is not inlined'],
  [sheets.some((link) => !link.includes(' disabled=""')), 'the link of a style sheet is not disabled'],
  [html.includes('rel="modulepreload"'), 'a script is fetched before the first paint'],
  [!body.includes('type="module" async="">await new Promise('), 'scripts do not wait for the first paint'],
  [
    scriptBytes > scriptBytesMax,
    `the scripts of the home page have ${scriptBytes} bytes with gzip, and at most ${scriptBytesMax} are allowed`,
  ],
  [/[\u0100-\uffff]/.test(html), 'a character does not fit into a byte'],
  // The title of the page has an apostrophe that does not.
  [!body.includes('&#8217;'), 'no character was written as a numeric reference'],
];
const found = faults.flatMap(([isFault, what]) => (isFault ? [what] : []));
if (found.length > 0) {
  process.stderr.write(`first paint: ${found.join('; ')} (see apps/web/app/first-paint/README.md)\n`);
  process.exit(1);
}

/** What the HTML of the home page names: the scripts it is hydrated with. */
function homeScripts({ assets: { url, entry, routes } }: ServerBuild): readonly URL[] {
  const parts = [entry, ...['root', 'routes/sportsbook', 'routes/home'].map((route) => routes[route])];
  const paths = parts.flatMap((part) => (part === undefined ? [] : [part.module, ...(part.imports ?? [])]));
  return [...new Set([url, ...paths])].map((path) => new URL(`../build/client${path}`, import.meta.url));
}
