import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { command, type Command } from './command.ts';

const dayMs = 86_400_000;
const nothing = z.object({});

/** Time and world of the sandbox. */
export function clockCommands({ clock, setSeed }: Core): readonly Command[] {
  return [
    command({
      name: 'speed',
      about: 'World seconds per real second',
      fields: [{ name: 'speed', kind: 'number', initial: '6' }],
      input: z.object({ speed: z.number().min(0.1).max(600) }),
      run: ({ speed }) => clock.setSpeed(speed),
    }),
    command({
      name: 'pause',
      about: 'The world stands still',
      fields: [],
      input: nothing,
      run: () => clock.pause(),
    }),
    command({ name: 'resume', about: 'The world goes on', fields: [], input: nothing, run: () => clock.resume() }),
    command({
      name: 'step',
      about: 'Moves the world by so many of its own milliseconds',
      fields: [{ name: 'ms', kind: 'number', initial: '60000' }],
      input: z.object({
        ms: z
          .int()
          .min(-30 * dayMs)
          .max(30 * dayMs),
      }),
      run: ({ ms }) => clock.step(ms),
    }),
    command({
      name: 'jump',
      about: 'Moves the world to a moment, such as 2026-11-21T15:00:00Z',
      fields: [{ name: 'to', kind: 'text', initial: '2026-11-21T15:00:00Z' }],
      input: z.object({ to: z.iso.datetime() }),
      run: ({ to }) => clock.jump(Date.parse(to)),
    }),
    command({
      name: 'seed',
      about: 'Another world: other ratings, fixtures and results. Connections are cut, so that pages read it anew',
      fields: [{ name: 'seed', kind: 'text', initial: 'slipstream' }],
      input: z.object({ seed: z.string().min(1).max(64) }),
      run: ({ seed }) => setSeed(seed),
    }),
  ];
}
