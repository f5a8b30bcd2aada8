import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import type { Clip } from './page/controls.ts';
import { isPhone } from './plan.ts';
import { Recorder, tellAborts } from './report/recorder.ts';
import type { FrameKind, WalkPlan } from './types.ts';
import type { Addresses } from './world.ts';

/** A document of the page, and how much of it can be seen. */
export interface Scene {
  readonly kind: FrameKind;
  readonly frame: Frame;
  /** Null for the page itself, which is seen through its own window. */
  readonly clip: Clip | null;
}

/** One person with a browser of their own, from the first page to the last. */
export interface Visit {
  readonly context: BrowserContext;
  readonly recorder: Recorder;
  readonly plan: WalkPlan;
  readonly addresses: Addresses;
  /** The tab that is looked at. */
  page: Page;
  /** A tab nobody looks at, for loading pages afresh; made when it is first needed. */
  beside: Page | null;
}

const phoneHeight = 844;
const deskHeight = 900;

export async function openVisit(
  browser: Browser,
  plan: WalkPlan,
  addresses: Addresses,
  script: string,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: plan.width, height: isPhone(plan) ? phoneHeight : deskHeight },
    hasTouch: isPhone(plan),
    locale: plan.locale,
    // Service workers are blocked: the walk is about what the server sends.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript({ content: script });
  await context.addInitScript({ content: tellAborts });
  const recorder = new Recorder(context);
  if (plan.as !== 'visitor') await signIn(context, plan, addresses);
  const page = await context.newPage();
  return { context, recorder, plan, addresses, page, beside: null };
}

async function signIn(context: BrowserContext, { as }: WalkPlan, { web, sandbox }: Addresses): Promise<void> {
  const reply = await context.request.post(`${sandbox}/platform/users/sign_in`, {
    data: { login: `${as}@slipstream.example`, password: 'slipstream' },
    headers: { origin: web },
  });
  if (reply.status() !== 200)
    throw new Error(`"${as}" can't sign in (${reply.status()}): --as takes visitor, player or a demo player's name.`);
}

/** Where a visit begins, and what `go` leads to. */
export function addressOf({ plan, addresses }: Pick<Visit, 'plan' | 'addresses'>, path: string): string {
  if (path.startsWith('host:')) return addresses.host + path.slice('host:'.length);
  return `${addresses.web}${plan.locale === 'en' ? '' : `/${plan.locale}`}/sportsbook${path}`;
}

/** Every document of the page that a person sees: the page, a sportsbook framed in it, and the platform's forms in its dialogs. */
export async function scenesOf(page: Page, { web }: Addresses): Promise<readonly Scene[]> {
  const scenes: Scene[] = [{ kind: 'page', frame: page.mainFrame(), clip: null }];
  const height = page.viewportSize()?.height ?? 0;
  for (const frame of page.frames()) {
    if (frame === page.mainFrame() || frame.isDetached() || !/^https?:/.test(frame.url())) continue;
    const box = await frame
      .frameElement()
      .then((element) => element.boundingBox())
      .catch(() => null);
    if (box === null || box.height < 2) continue;
    const isBook =
      frame.parentFrame() === page.mainFrame() && frame.url().startsWith(web) && !page.url().startsWith(web);
    const clip = { top: Math.max(0, -box.y), bottom: Math.min(box.height, height - box.y) };
    scenes.push({ kind: isBook ? 'book' : 'dialog', frame, clip });
  }
  return scenes;
}

/** The document whose pages are walked: the framed sportsbook if there is one, else the page. */
export function mainScene(scenes: readonly Scene[]): Scene {
  return scenes.find(({ kind }) => kind === 'book') ?? scenes[0]!;
}

const settleMs = 350;
/** A page that is still loading has skeletons instead of rows; on a busy machine that takes longer than anybody would wait. */
const settleMsMax = 30_000;

/** Waits until the page is loaded and its router is idle, with a limit. */
export async function settle(page: Page, ms = settleMs): Promise<void> {
  await page.waitForLoadState('load', { timeout: settleMsMax }).catch(() => {});
  for (const frame of page.frames()) {
    if (!frame.url().includes('/sportsbook')) continue;
    await frame.waitForFunction(isAtRest, undefined, { timeout: settleMsMax, polling: 100 }).catch(() => {});
  }
  await page.waitForTimeout(ms);
}

function isAtRest(): boolean {
  interface Router {
    readonly state: { readonly initialized: boolean; readonly navigation: { readonly state: string } };
  }
  const router = (window as unknown as Record<string, Router | undefined>)['__reactRouterDataRouter'];
  return router !== undefined && router.state.initialized && router.state.navigation.state === 'idle';
}
