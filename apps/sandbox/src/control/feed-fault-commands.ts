import { providers } from '@slipstream/contract/entities/catalogue/provider';
import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { command, type Command } from './command.ts';
import { tickMs } from '../world/tick-ms.ts';

const share = z.number().min(0).max(1);
const delay = z.int().min(0).max(60_000);

/** What can go wrong between a feed and a page, on purpose. */
export function feedFaultCommands(core: Core): readonly Command[] {
  const { realtime, faults } = core;
  return [
    command({
      name: 'realtime-fault',
      about: 'Loses, repeats or delays a share of the messages of a channel (a trailing * for many)',
      fields: [
        { name: 'kind', kind: 'choice', initial: 'lost', choices: ['lost', 'duplicated', 'delayed'] },
        { name: 'channel', kind: 'text', initial: 'updates:*' },
        { name: 'share', kind: 'number', initial: '0.5' },
        { name: 'at', kind: 'choice', initial: 'wire', choices: ['wire', 'broker'] },
        { name: 'delayMs', kind: 'number', initial: '2000' },
      ],
      input: z.object({
        kind: z.enum(['lost', 'duplicated', 'delayed']),
        channel: z.string().min(1).max(160),
        share,
        at: z.enum(['wire', 'broker']).default('wire'),
        delayMs: delay.default(0),
      }),
      run: (rule) => void realtime.faults.add(rule),
    }),
    command({
      name: 'cut',
      about: 'Cuts connections without a word, all or one player’s',
      fields: [{ name: 'user', kind: 'text', initial: '' }],
      input: z.object({ user: z.string().max(64).default('') }),
      run: ({ user }) => ({ cut: realtime.faults.cut(user === '' ? undefined : user) }),
    }),
    command({
      name: 'provider',
      about: 'A provider goes down or comes back',
      fields: [
        { name: 'provider', kind: 'choice', initial: providers[0], choices: providers },
        { name: 'status', kind: 'choice', initial: 'inactive', choices: ['inactive', 'active'] },
      ],
      input: z.object({ provider: z.enum(providers), status: z.enum(['active', 'inactive']) }),
      run: ({ provider, status }) => core.setProvider(provider, status),
    }),
    command({
      name: 'freeze',
      about: 'The feed hangs: connections stay, nothing moves, heartbeats stop',
      fields: [{ name: 'frozen', kind: 'choice', initial: 'true', choices: ['true', 'false'] }],
      input: z.object({ frozen: z.union([z.boolean(), z.stringbool()]) }),
      run: async ({ frozen }) => {
        faults.frozen = frozen;
        // A tick in slices may have begun before.
        await core.settle();
      },
    }),
    command({
      name: 'shake',
      about: 'Prices of live matches move so many times a second without a reason; 0 ends it',
      fields: [{ name: 'perSecond', kind: 'number', initial: '1000' }],
      input: z.object({ perSecond: z.int().min(0).max(10_000) }),
      run: ({ perSecond }) => {
        faults.shakesPerTick = Math.ceil((perSecond * tickMs) / 1000);
      },
    }),
  ];
}
