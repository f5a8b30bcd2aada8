import type { Page } from '@playwright/test';
import { axeOnPage } from './axe.ts';
import { checkNavigated } from './checks/navigated.ts';
import { shapeOf } from './look.ts';
import type { Complaint } from './types.ts';
import { mainScene, scenesOf, settle, type Visit } from './visit.ts';

/** Time for late content to appear and for temporary content to disappear. */
const restMs = 2500;
const againMs = 3500;
/** A list is loaded again some seconds after a match of it began or ended, so what differs must go on differing for longer. */
const triesMax = 5;
const loadMsMax = 20_000;

/** Compares the page that a click led to with the same address loaded afresh. */
export async function compareWithFresh(visit: Visit, withAxe: boolean): Promise<readonly Complaint[]> {
  const { page } = visit;
  const url = page.url();
  const beside = await openBeside(visit);
  await beside.goto(url, { timeout: loadMsMax });
  await settle(beside, restMs);
  let complaints = await compare(visit, beside);
  for (let tries = 1; complaints.length > 0 && tries < triesMax; tries += 1) {
    await page.waitForTimeout(againMs);
    const before = new Set(complaints.map(({ what }) => what));
    complaints = (await compare(visit, beside)).filter(({ what }) => before.has(what));
  }
  const axe = withAxe ? await axeOnPage(beside) : [];
  // Left for a blank page, because a hidden page would go on making requests and rendering.
  await beside.goto('about:blank');
  return [...complaints, ...axe];
}

async function openBeside(visit: Visit): Promise<Page> {
  if (visit.beside === null || visit.beside.isClosed()) {
    visit.beside = await visit.context.newPage();
    visit.recorder.addBeside(visit.beside);
  }
  // The new tab is in front, and a page in the background may pause.
  await visit.page.bringToFront();
  return visit.beside;
}

async function compare({ page, addresses }: Visit, beside: Page): Promise<readonly Complaint[]> {
  const [here, there] = [await scenesOf(page, addresses), await scenesOf(beside, addresses)];
  return checkNavigated(await shapeOf(mainScene(here).frame), await shapeOf(mainScene(there).frame));
}
