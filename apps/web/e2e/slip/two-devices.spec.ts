import { expect, test, type Player } from '../support/betting-world.ts';

const balance = ({ page }: Player) => page.getByTestId('balance').filter({ visible: true }).first();

/** What a balance is in cents; both devices are English. */
async function centsOf(player: Player): Promise<number> {
  return Math.round(Number((await balance(player).innerText()).replaceAll(/[^\d.]/g, '')) * 100);
}

test('[MYBETS-5] [RT-6] a bet placed at a desk is cashed out on a phone, and both have its state and the balance', async ({
  play,
}) => {
  const desk = await play({ who: 'rich' });
  const phone = await play({ who: 'rich', width: 390 });
  const before = await centsOf(desk);
  expect(await centsOf(phone)).toBe(before);

  await desk.slip.pick(2);
  await desk.slip.place('23');
  await desk.slip.placed();
  await expect.poll(() => centsOf(desk)).toBe(before - 2300);
  await expect.poll(() => centsOf(phone)).toBe(before - 2300);

  await phone.page.getByRole('button', { name: /^My bets/ }).click();
  const name = 'Double, €23.00';
  const onPhone = phone.slip.panel.getByRole('article', { name }).first();
  await desk.slip.button('My bets').click();
  const onDesk = desk.slip.panel.getByRole('article', { name }).first();
  await expect(onDesk).toContainText('Potential returns');
  await onPhone.getByRole('button', { name: /^Cash out €/ }).click();
  const confirm = onPhone.getByRole('button', { name: /^Confirm €/ });
  const offered = Math.round(Number((await confirm.innerText()).replaceAll(/[^\d.]/g, '')) * 100);
  await confirm.click();
  const paid = before - 2300 + offered;
  await expect.poll(() => centsOf(phone)).toBe(paid);
  await expect.poll(() => centsOf(desk)).toBe(paid);
  await expect(onDesk.getByRole('button', { name: /^Cash out €/ })).toHaveCount(0);
  expect(offered).toBeGreaterThan(0);
});
