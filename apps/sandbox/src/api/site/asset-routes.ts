import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The site's own pictures and the scripts of its small apps. Names are plain, so no path leads out of the folder. */
export function mountAssets(app: Hono<FrameEnv>, folder: string): void {
  app.get('/assets/:name', (c) => {
    const name = c.req.param('name');
    const ending = /^[a-z0-9-]{1,60}\.(css|js|png|svg|woff2)$/.exec(name)?.[1];
    const type = ending === undefined ? undefined : types[ending];
    const bytes = type === undefined ? null : readIfThere(join(folder, 'assets', name));
    if (type === undefined || bytes === null) return answerFailure(c, new Failure(404, 'not_found'));
    return c.body(bytes, 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=300',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
}
