import { sandboxWords } from '@slipstream/locales/sandbox-words';
import type { Hono } from 'hono';
import type { Core } from '../core/core.ts';
import type { FrameEnv } from '../http/frame.ts';
import { demoPassword, demoPlayers } from '../accounts/players/demo-players.data.ts';
import { demoEmail } from '../accounts/players/seed-demo-players.ts';
import { sentSecret } from '../accounts/mail/sent-secrets.ts';

const shownMax = 100;

/** What a sandbox has instead of a mail server. Everything below /control answers only to this machine. */
export function mountOutbox(app: Hono<FrameEnv>, { database, realNow }: Core): void {
  app.get('/control/outbox', async (c) => {
    const rows = await database
      .selectFrom('outbox')
      .select(['id', 'kind', 'address', 'player_id', 'created_ms'])
      .orderBy('created_ms', 'desc')
      .limit(shownMax)
      .execute();
    const data = rows.flatMap(({ id, ...row }) => {
      const secret = sentSecret(database, id, realNow());
      return secret === null ? [] : [{ ...row, secret }];
    });
    return c.json({ data });
  });
}

/** The demo players and the password they share, for the sign-in page of a demo host. */
export function mountDemoPlayers(app: Hono<FrameEnv>): void {
  app.get('/platform/demo_players', (c) => {
    const about = sandboxWords(c.get('locale')).demoPlayers;
    const data = demoPlayers.map(({ key, name, phone }) => ({ email: demoEmail(key), phone, name, about: about[key] }));
    return c.json({ password: demoPassword, data });
  });
}
