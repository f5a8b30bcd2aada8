import { expect, type Locator, type Page } from '@playwright/test';

import { objections } from './objections.ts';
import type { PrivateWorld } from './private-world.ts';

/** A player of a world of its own, and what they do with bonuses. */
export function bonusSteps(page: Page, world: PrivateWorld, player: string) {
  const offer = page.getByRole('region', { name: 'New bonus' });

  async function signIn(): Promise<void> {
    const reply = await page.request.post(`${world.apiUrl}/platform/users/sign_in`, {
      data: { login: `${player}@slipstream.example`, password: 'slipstream' },
      headers: { Origin: world.webUrl },
    });
    expect(reply.ok()).toBe(true);
  }

  async function openCenter(): Promise<void> {
    await page.goto(`${world.webUrl}/sportsbook/promotions`);
    await expect(page.getByRole('heading', { name: 'Your bonuses' })).toBeVisible();
  }

  async function openDetail(tab: RegExp, name: string): Promise<Locator> {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: `Details of ${name}` }).click();
    return page.getByRole('dialog', { name });
  }

  /** Reads what a bonus that waits is about, and activates it. */
  async function take(name: string): Promise<void> {
    const dialog = await openDetail(/Available/, name);
    await expect(dialog.getByRole('heading', { name: 'Conditions' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await expect(dialog.getByText(/^Active\./)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  /** Bets the first outcomes of some matches before kick-off with a bonus, and puts the receipt away. */
  async function place(rows: readonly number[], bonus: string | RegExp, stake: string | null): Promise<void> {
    for (const row of rows) await page.locator('li[data-odds-row]').nth(row).getByRole('button').nth(0).click();
    const choice = page.getByRole('combobox', { name: 'Bonus', exact: true });
    const option = choice.locator('option').filter({ hasText: bonus });
    await choice.selectOption((await option.getAttribute('value')) ?? '');
    if (stake !== null) await page.getByRole('textbox', { name: /^Stake/ }).fill(stake);
    await page.getByRole('button', { name: /^Place (bet|free bet)/ }).click();
    await expect(page.getByText(/^(Bet|Free bet) placed$/)).toBeVisible();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  }

  async function expectClean(): Promise<void> {
    expect(await objections(page)).toEqual([]);
  }

  return { offer, signIn, openCenter, openDetail, take, place, expectClean };
}
