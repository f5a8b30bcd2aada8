import type { EntryContext } from 'react-router';

import { showLaterCardsScript } from './page-marks.ts';

type Manifest = EntryContext['manifest'];
type ManifestRoute = NonNullable<Manifest['routes'][string]>;

/** A page that is never painted (a background tab) must hydrate too. */
const patienceMs = 1000;

/** Runs before any import: waits until the document is parsed and painted. */
const painted = `await new Promise((resolve) => {
  const wait = () => requestAnimationFrame(() => setTimeout(resolve));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wait);
  else wait();
  setTimeout(resolve, document.hidden ? 0 : ${patienceMs});
});`;

/** What the browser's router is told before it starts, as the router's own `<Scripts>` writes it. */
export function handoffScript({ serverHandoffString }: Pick<EntryContext, 'serverHandoffString'>): string {
  return `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
}

/**
 * The module script of a page. The router's own imports at once; this one asks for all files, and imports them, after the
 * first paint: a dozen answers are as much work before the paint as a tenth of the paint itself.
 */
export function lateScript(manifest: Manifest, routeIds: readonly string[], words: readonly string[]): string {
  const routes = routeIds.map((id) => [id, routeOf(manifest, id)] as const);
  const files = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(([, route]) => [...modulesOf(route), ...(route.imports ?? [])]),
  ]);
  return [
    painted,
    showLaterCardsScript,
    `for (const href of ${inScript([...files])}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`,
    `for (const href of ${inScript(words)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));`,
    lostBuildScript(manifest.url),
    `try {`,
    `await import(${inScript(manifest.url)});`,
    `window.__reactRouterRouteModules = {`,
    ...routes.map(([id, route]) => `${inScript(id)}: ${importsOf(route)},`),
    `};`,
    `await import(${inScript(manifest.entry.module)});`,
    `} catch (error) {`,
    `setInterval(leaveLostBuild, ${askMs});`,
    `if (!(await leaveLostBuild())) throw error;`,
    `}`,
  ].join('\n');
}

/** How long until a page that could not start asks again whether its build is gone. */
const askMs = 5000;
/** While servers of two releases answer in turn, one reload may lead to the next. */
const reloadsApartMs = 10_000;

/** Defines `leaveLostBuild` (lost-build.ts): reloads the page if no server has the files of its build any more. */
function lostBuildScript(manifestUrl: string): string {
  return `window.leaveLostBuild = async () => {
  try {
    const reply = await fetch(${inScript(manifestUrl)}, { method: 'HEAD', cache: 'no-store' });
    if (reply.status !== 404 || Date.now() - sessionStorage.getItem('left-build') < ${reloadsApartMs}) return false;
    sessionStorage.setItem('left-build', Date.now());
    location.reload();
    return true;
  } catch {
    return false;
  }
};`;
}

function routeOf({ routes }: Manifest, id: string): ManifestRoute {
  const route = routes[id];
  if (route === undefined) throw new Error(`route ${id} is not in the manifest`);
  return route;
}

/** A route may be split into several modules; its main one comes last. */
function modulesOf(route: ManifestRoute): readonly string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (part) => part !== undefined,
  );
}

function importsOf(route: ManifestRoute): string {
  const imports = modulesOf(route).map((file) => `await import(${inScript(file)})`);
  return imports.length === 1 ? imports.join('') : `{ ${imports.map((one) => `...${one}`).join(', ')} }`;
}

/** JSON that cannot end a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
