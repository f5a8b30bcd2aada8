import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';

import { requestScope } from '@slipstream/telemetry/request-scope';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';

import { createFirstPaint } from './first-paint/first-paint.server.tsx';
import { FirstPaintContext, routersOwn } from './first-paint/first-paint.ts';
import { latin1Html } from './first-paint/latin1-html.server.ts';
import { brandSheet } from './server/loaders/site/brand-sheet.server.ts';
import { webLog } from './server/problems/web-log.server.ts';
import { errorReports } from './server/problems/report-error.server.ts';
import { contentSecurityPolicy } from './server/http/security-headers.server.ts';
import { serverConfig } from './server/config/server-config.server.ts';
import type { Site } from './site/site.tsx';
import { BrandSheetContext } from './shared/page/brand-sheet.ts';
import { NonceContext } from './shared/page/nonce.ts';
import { addLocalesOfOperator } from './server/words/operator-words.server.ts';
import { pageWords } from './server/words/page-words.server.ts';
import { MessagesProvider } from './shared/messages/messages-provider.tsx';
import { WordsBaseContext } from './shared/messages/words-base.ts';

const renderMsMax = 5000;

// This bundle has its own copy of the words; server.ts has checked them.
await addLocalesOfOperator(serverConfig().localesDir);

/** Pages are rendered completely, not streamed, because they are cached and shared. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const site = siteOf(routerContext);
  const locale = site?.locale ?? 'en';
  const words = await pageWords(locale, site?.rules.locales[0]);
  // The scripts of the development server are not to be put off.
  const hasFirstPaint = import.meta.env.PROD && serverConfig().hasFirstPaint;
  const html = await render(
    <MessagesProvider locale={locale} messages={words.messages}>
      <NonceContext value={nonce}>
        <BrandSheetContext value={brandSheet(siteOf(routerContext)?.brand ?? null)}>
          <FirstPaintContext value={hasFirstPaint ? createFirstPaint(routerContext, nonce) : routersOwn}>
            <WordsBaseContext value={words.base}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </WordsBaseContext>
          </FirstPaintContext>
        </BrandSheetContext>
      </NonceContext>
    </MessagesProvider>,
    nonce,
    new URL(request.url).pathname,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  // The development server injects inline scripts without a nonce.
  const policy = import.meta.env.PROD
    ? contentSecurityPolicy(nonce, serverConfig(), site?.scripts)
    : "object-src 'none'";
  headers.set('content-security-policy', policy);
  return new Response(hasFirstPaint ? latin1Html(html) : html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A 404 is not a failure.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { pathname } = new URL(request.url);
  webLog().failure({ requestId: requestScope()?.requestId ?? '', path: pathname, error: text });
  errorReports.report(error, pathname, serverConfig());
};

/** What the root loader found; undefined when it failed before it could. */
function siteOf({ staticHandlerContext }: EntryContext): Site | undefined {
  return staticHandlerContext.loaderData['root'] as Site | undefined;
}

function render(tree: React.ReactNode, nonce: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // The page is sent only when complete, so React must not defer parts of it: they would cause layout shift.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        webLog().failure({ requestId: requestScope()?.requestId ?? '', path, error: String(error) });
        errorReports.report(error, path, serverConfig());
      },
    });
    const timer = setTimeout(() => abort(new Error(`rendering took longer than ${renderMsMax} ms`)), renderMsMax);
  });
}
