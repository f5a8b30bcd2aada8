import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getPage } from '@slipstream/contract/http/site/get-page';
import type { Context, Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { originOf } from '../../http/origin-of.ts';
import { heartbeatMs } from '../../feed/public-feed.ts';
import { configReply, type ConfigFacts, type ConfigReply } from '../../site/config-reply.ts';

export function mountSiteCalls(app: Hono<FrameEnv>, core: Core): void {
  const { files } = core;
  mount(app, getConfig, ({ locale, context }) => configReply(factsOf(core, originOf(context)), locale));
  mount(app, getPage, ({ params, locale, context }) => {
    const page = files.page(params.key);
    return page === null ? new Failure(404, 'not_found') : { data: files.words.fill(page, locale, originOf(context)) };
  });
}

/** The settings everybody begins with. */
export function siteSettings(core: Core, context: Context<FrameEnv>, locale: string): ConfigReply['settings'] {
  return configReply(factsOf(core, originOf(context)), locale).settings;
}

function factsOf({ files, options, clock, faults, providerStatuses, pushes }: Core, origin: string): ConfigFacts {
  return {
    files,
    options,
    origin,
    heartbeatMs,
    clock: { now_ms: clock.now() + faults.clockSkewMs, rate: clock.anchor().rate },
    hidesMyBets: faults.hidesMyBets,
    country: faults.country,
    pushKey: pushes.publicKey,
    providerStatuses: providerStatuses(),
  };
}
