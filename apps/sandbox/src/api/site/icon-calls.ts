import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIcons } from '@slipstream/contract/http/site/get-icons';
import type { Hono } from 'hono';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';

/** The sprite (CONFIG-4). An address with a version never changes what it answers, so it is kept for ever. */
export function mountIconCalls(app: Hono<FrameEnv>, folder: string): void {
  mount(app, getIcons, ({ query, context }) => {
    const lasting = query.version !== undefined;
    context.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return readFileSync(join(folder, 'icons.svg'), 'utf8');
  });
}
