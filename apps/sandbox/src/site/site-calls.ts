import { providers } from '@slipstream/contract/entities/provider';
import { getConfig } from '@slipstream/contract/http/get-config';
import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import { heartbeatMs } from '../live/public-feed.ts';
import { configReply } from './config-reply.ts';

export function mountSiteCalls(app: Hono<FrameEnv>, { files, options, clock }: Core): void {
  mount(app, getConfig, ({ locale, context }) => {
    const facts = {
      files,
      options,
      heartbeatMs,
      origin: new URL(context.req.url).origin,
      clock: { now_ms: clock.now(), rate: clock.anchor().rate },
      providerStatuses: providers.map((provider) => ({ provider, status: 'active' as const })),
    };
    return configReply(facts, locale);
  });
}
