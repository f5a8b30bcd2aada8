import { controlHeaders } from './controls.ts';
import { stackOf, workers } from './stack.ts';

/** The world of the shared sandbox begins on a Saturday at noon, so that its lists are the same at any hour of ours. */
const saturday = '2026-11-21';
const dayMs = 86_400_000;

/** A day of the shared world: 0 is the day the tests run on, -1 the day before. */
export function worldDay(offset: number): string {
  return new Date(Date.parse(saturday) + offset * dayMs).toISOString().slice(0, 10);
}

export default async function setUp(): Promise<void> {
  for (let worker = 0; worker < workers; worker += 1) {
    const reply = await fetch(`${stackOf(worker).controlsUrl}/control/jump`, {
      method: 'POST',
      headers: controlHeaders,
      body: JSON.stringify({ to: `${saturday}T12:00:00Z` }),
    });
    if (!reply.ok) throw new Error(`jump answered ${reply.status}: ${await reply.text()}`);
  }
}
