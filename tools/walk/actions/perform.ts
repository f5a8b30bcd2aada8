import type { ElementHandle } from '@playwright/test';
import { elementOf, type Look } from '../look.ts';
import { isPhone } from '../plan.ts';
import { findTarget } from '../targets.ts';
import type { Step, Target } from '../types.ts';
import { addressOf, settle, type Visit } from '../visit.ts';

/** Done, or why not: a control may be gone when it is pressed. */
export type Outcome = { readonly kind: 'done' } | { readonly kind: 'missed'; readonly reason: string };

const done: Outcome = { kind: 'done' };
const actMsMax = 4000;
const loadMsMax = 20_000;

export async function perform(visit: Visit, look: Look, step: Step): Promise<Outcome> {
  try {
    return await act(visit, look, step);
  } catch (error) {
    return { kind: 'missed', reason: error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error) };
  }
}

async function act(visit: Visit, look: Look, step: Step): Promise<Outcome> {
  const { page } = visit;
  switch (step.kind) {
    case 'go':
      await page.goto(addressOf(visit, step.path), { timeout: loadMsMax });
      return done;
    case 'press':
      return withElement(look, step.target, (element) =>
        isPhone(visit.plan) ? element.tap({ timeout: actMsMax }) : element.click({ timeout: actMsMax }),
      );
    case 'type':
      return withElement(look, step.target, (element) => type(element, step));
    case 'scroll':
      await scroll(visit, step.byPx);
      return done;
    case 'wait':
      await page.waitForTimeout(step.ms);
      return done;
    case 'back':
      await page.goBack({ timeout: loadMsMax });
      return done;
    case 'forward':
      await page.goForward({ timeout: loadMsMax });
      return done;
    case 'reload':
      await page.reload({ timeout: loadMsMax });
      return done;
    case 'escape':
      await page.keyboard.press('Escape');
      return done;
    case 'new-tab': {
      const url = page.url();
      visit.page = await visit.context.newPage();
      await visit.page.goto(url, { timeout: loadMsMax });
      return done;
    }
    case 'switch-tab':
      return switchTab(visit);
  }
}

async function withElement(
  look: Look,
  target: Target,
  run: (element: ElementHandle) => Promise<void>,
): Promise<Outcome> {
  const found = findTarget(look, target);
  if (found === null) return { kind: 'missed', reason: `there is no ${target.role} "${target.name}"` };
  const element = await elementOf(found.view.scene, found.index);
  if (element === null) return { kind: 'missed', reason: `${target.role} "${target.name}" is gone` };
  await run(element);
  return done;
}

async function type(element: ElementHandle, { target, text }: { target: Target; text: string }): Promise<void> {
  if (target.role !== 'combobox') return element.fill(text, { timeout: actMsMax });
  const options = await element.$$('option');
  await element.selectOption({ index: Number(text) % Math.max(1, options.length) }, { timeout: actMsMax });
}

/** Scrolls as a wheel does, with what lies in the middle of the screen. */
async function scroll({ page }: Visit, byPx: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, byPx);
  // Scrolling is asynchronous and takes a busy browser a while.
  let [before, quiet] = [Number.NaN, 0];
  for (let tries = 0; tries < 20 && quiet < 3; tries += 1) {
    await page.waitForTimeout(150);
    const now = await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))),
    );
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}

async function switchTab(visit: Visit): Promise<Outcome> {
  const tabs = tabsOf(visit);
  const next = tabs[(tabs.indexOf(visit.page) + 1) % tabs.length];
  if (next === undefined || next === visit.page) return { kind: 'missed', reason: 'there is no other tab' };
  visit.page = next;
  await next.bringToFront();
  await settle(next, 0);
  return done;
}

/** The tabs a person has open. */
export function tabsOf({ context, beside }: Visit) {
  return context.pages().filter((page) => page !== beside);
}
