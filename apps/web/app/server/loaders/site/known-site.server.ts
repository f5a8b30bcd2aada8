import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import type { LocaleCode } from '@slipstream/locales/locale';

import type { LocaleRules } from '../../../site/paths.ts';
import { serverApi } from '../api.server.ts';
import { dayOf } from '../lists/days.server.ts';
import { reportSite } from '../../problems/site-problems.server.ts';
import { rulesOf } from './locale-choice.server.ts';

/** What an address can name: the site's languages, its sports, the pages it added, and the day it is there. */
export interface KnownSite {
  readonly rules: LocaleRules<LocaleCode>;
  readonly sportKeys: ReadonlySet<string>;
  readonly customPaths: ReadonlySet<string>;
  readonly today: string;
}

export interface KnownSiteSource {
  /** What was known last, at once: a cached page never waits for it. Undefined until the backend has answered. */
  current(): KnownSite | undefined;
  /** Reloaded at most once a second, for an address that names something unknown. */
  newest(): Promise<KnownSite | undefined>;
}

const renewMs = 15_000;
/** Unknown names cause at most one call of the backend in this time. */
const askAgainMs = 1000;

export function createKnownSite(now: () => number, load: () => Promise<KnownSite | undefined>): KnownSiteSource {
  let known: KnownSite | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function reload(): Promise<void> {
    const site = await load();
    known = site ?? known;
  }

  function ask(): Promise<void> {
    askedAt = now();
    running ??= reload().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    current() {
      if (now() - askedAt >= renewMs) void ask();
      return known;
    },
    async newest() {
      if (running !== undefined) await running;
      else if (now() - askedAt >= askAgainMs) await ask();
      return known;
    },
  };
}

export async function loadKnownSite(): Promise<KnownSite | undefined> {
  const api = serverApi('en');
  const [config, sports] = await Promise.all([api.call(getConfig), api.call(getSports)]);
  if (config.kind === 'failure' || sports.kind === 'failure') return undefined;
  reportSite(config.reply);
  const { site, clock } = config.reply;
  return {
    rules: rulesOf(site),
    sportKeys: new Set(sports.reply.data.map(({ key }) => key)),
    customPaths: new Set(site.customPages.map(({ path }) => path)),
    today: dayOf(clock.nowMs),
  };
}
