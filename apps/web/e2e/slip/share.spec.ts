import { expect, test, type Player } from '../support/betting-world.ts';

// The world is moved by hours here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

/** Shares the slip and hands back the link. What is sent, and so what a picture or a link can show, has nothing of the player. */
async function shareSlip({ slip, page }: Player): Promise<string> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/share-code'));
  await slip.button('Share').click();
  expect((await sent).postData()).not.toMatch(/"stake"|email|"name"|balance/);
  const dialog = page.getByRole('dialog', { name: 'Share this bet' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('[SHARE-1] [SHARE-2] [SHARE-3] a shared bet shows what it is and what became of it before it becomes the slip', async ({
  play,
  bettingWorld: world,
}) => {
  const sharer = await play({ who: 'ordinary', path: '/sportsbook/live' });
  await sharer.slip.pick(3);
  await sharer.slip.stake.fill('50');
  const link = await shareSlip(sharer);
  expect(link).toMatch(/\/sportsbook\?betcode=[2-9A-Z]{6,16}$/);

  const reader = await play({ who: null });
  const offer = reader.page.getByRole('dialog', { name: 'Shared bet' });
  const keep = offer.getByRole('button', { name: 'Keep my bet slip' });
  await reader.page.goto(link);
  await expect(offer).toContainText('Nothing has changed.');
  await expect(keep).toHaveCount(0);
  await expect(offer.getByRole('button', { name: 'Add 3 selections to my bet slip' })).toBeVisible();
  await offer.getByRole('button', { name: 'Close' }).last().click();
  await reader.slip.pick(1, 5);
  await expect(reader.slip.legs).toHaveCount(1);
  await reader.page.goto(link);
  await expect(keep).toBeVisible();
  await expect(offer).toContainText('Nothing has changed.');
  await expect(offer).toContainText('This replaces the 1 selection in your bet slip.');
  await expect(offer).not.toContainText('50');
  await offer.getByRole('button', { name: 'Replace my bet slip' }).click();
  await expect(reader.slip.legs).toHaveCount(3);
  await expect(reader.slip.type('Treble')).toBeChecked();
  await expect(reader.slip.stake).toHaveValue('');
  expect(new URL(reader.page.url()).search).toBe('');

  await world.control('step', { ms: 25 * 60_000 });
  await reader.page.goto(link);
  await expect(offer.getByText(/→|Finished|Suspended|Not available/).first()).toBeVisible();

  await world.control('step', { ms: 6 * 3_600_000 });
  await reader.page.goto(link);
  await expect(reader.page.getByText('This bet is no longer available')).toBeVisible();

  await reader.page.goto('/sportsbook?betcode=NSCHCDE2');
  await expect(reader.page.getByText('This link doesn’t work')).toBeVisible();
  await world.control('api-fault', { method: 'GET', path: '/v3/bets/share-code', status: 500 });
  await reader.page.goto('/sportsbook?betcode=NSCHCDE2');
  await expect(reader.page.getByText('Something went wrong. Try again later.')).toBeVisible();
  await world.control('heal');
  await reader.page.getByRole('button', { name: 'Try again' }).click();
  await expect(reader.page.getByText('This link doesn’t work')).toBeVisible();
});
