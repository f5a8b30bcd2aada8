import { demoId } from '../accounts/players/seed-demo-players.ts';
import type { TestSandbox } from './running-sandbox.ts';

type Asked = Pick<TestSandbox, 'askControls'>;

export interface Letter {
  readonly kind: string;
  readonly address: string;
  readonly secret: string;
  readonly player_id: string;
}

/** The latest letter of a kind to a player, read the way a person would: on the control page's API. */
export async function outboxOf(sandbox: Asked, player: string, kind: string): Promise<Letter> {
  return letter(sandbox, kind, ({ player_id: id }) => [player, demoId(player)].includes(id));
}

/** The latest letter of a kind to an address. */
export async function outboxTo(sandbox: Asked, address: string, kind: string): Promise<Letter> {
  return letter(sandbox, kind, (each) => each.address === address);
}

async function letter(sandbox: Asked, kind: string, isTheirs: (letter: Letter) => boolean): Promise<Letter> {
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await sandbox.askControls('/control/outbox');
    const { data } = (await reply.json()) as { data: Letter[] };
    const found = data.find((each) => each.kind === kind && isTheirs(each));
    if (found !== undefined) return found;
    // Mails are sent after the reply, so the test waits for them.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no such ${kind}`);
}
