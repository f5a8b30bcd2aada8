import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import type { FrameEnv } from '../http/frame.ts';
import { demoPassword, demoPlayers } from '../players/demo-players.data.ts';
import { demoEmail } from '../players/seed-demo-players.ts';

const shownMax = 100;

/** What a sandbox has instead of a mail server. Everything below /control answers only to this machine. */
export function mountOutbox(app: Hono<FrameEnv>, { database }: Core): void {
  app.get('/control/outbox', async (c) => {
    const rows = await database
      .selectFrom('outbox')
      .select(['kind', 'address', 'secret', 'player_id', 'created_ms'])
      .orderBy('created_ms', 'desc')
      .limit(shownMax)
      .execute();
    return c.json({ data: rows });
  });
}

/** The demo players and the password they share, for the sign-in page of a demo host. */
export function mountDemoPlayers(app: Hono<FrameEnv>): void {
  const players = demoPlayers.map(({ key, name, about, phone }) => ({ email: demoEmail(key), phone, name, about }));
  app.get('/platform/demo_players', (c) => c.json({ password: demoPassword, data: players }));
}
