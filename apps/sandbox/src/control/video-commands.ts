import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { command, type Command } from './command.ts';

/** What can happen to the video of a match. */
export function videoCommands({ faults, realNow }: Core): readonly Command[] {
  return [
    command({
      name: 'video',
      about: 'The video of a match ends before the match, or fails; live takes it back',
      fields: [
        { name: 'match', kind: 'text', initial: '' },
        { name: 'state', kind: 'choice', initial: 'ended', choices: ['live', 'ended', 'failed'] },
      ],
      input: z.object({
        match: z.string().regex(/^[A-Za-z0-9][\w.:-]{0,63}$/),
        state: z.enum(['live', 'ended', 'failed']),
      }),
      run: ({ match, state }) => {
        const others = [...faults.videos].filter(([id]) => id !== match);
        const own = state === 'live' ? [] : [[match, { kind: state, atMs: realNow() }] as const];
        faults.videos = new Map([...others, ...own]);
      },
    }),
    command({
      name: 'video-country',
      about: 'Players of a country may not watch; without a country everybody may again',
      fields: [{ name: 'country', kind: 'text', initial: 'DE' }],
      input: z.object({
        country: z
          .string()
          .regex(/^(?:[A-Z]{2})?$/)
          .default(''),
      }),
      run: ({ country }) => {
        faults.videoCountriesRefused = new Set(country === '' ? [] : [...faults.videoCountriesRefused, country]);
      },
    }),
  ];
}
