import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from './testing/backend.ts';
import { backends } from './testing/backends.ts';
import { RawSession } from './testing/raw-session.ts';
import { transcriptOptions, transcripts, type Step } from './testing/transcripts.data.ts';

for (const { name, start } of backends) {
  describe('the protocol', () => {
    let backend: Backend;
    beforeAll(async () => {
      if (start !== null) backend = await start(transcriptOptions);
    });
    afterAll(() => backend?.stop());

    for (const { title, isOfSix, token, steps, ...expected } of transcripts) {
      const isKnown = name !== 'Centrifugo 5' || isOfSix === undefined;
      it.skipIf(start === null || !isKnown)(`${name}: ${title}`, async () => {
        const session = await new RawSession(backend.url).opened();
        if (token !== null) await session.ask({ id: 1, connect: token === undefined ? {} : { token } });
        const replies: unknown[] = [];
        for (const step of steps) replies.push(...(await take(step, session, backend)));
        const close = expected.close === undefined ? undefined : await session.closed;
        session.websocket.terminate();
        expect({ replies, pushes: session.pushes, close }).toEqual({
          replies: expected.replies ?? [],
          pushes: expected.pushes ?? [],
          close: expected.close,
        });
      });
    }
  });
}

async function take(step: Step, session: RawSession, backend: Backend): Promise<unknown[]> {
  if ('ask' in step) return session.ask(...step.ask);
  if ('send' in step) session.send(step.send);
  else if ('publish' in step) await backend.publisher.publish(...step.publish);
  else await session.until(() => session.pushes.length >= step.pushes);
  return [];
}
