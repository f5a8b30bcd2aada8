import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';
import { drawPicture } from './draw-picture.ts';
import { readPictureName } from './picture-name.ts';

/** The pictures of offers and boxes, drawn when they are asked for. */
export function mountPictures(app: Hono<FrameEnv>): void {
  app.get('/pictures/*', (c) => {
    const name = readPictureName(c.req.path.slice('/pictures/'.length));
    if (name === null) return answerFailure(c, new Failure(404, 'not_found'));
    return c.body(drawPicture(name), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=300',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
