import { z } from 'zod';
import type { Core } from '../core/core.ts';
import { command, type Command } from './command.ts';

/** As the status of a fault: the call is slow, but its reply is the ordinary one. */
const delayOnly = 0;

/** What can go wrong with calls and clocks, on purpose, and the way back. */
export function callFaultCommands(core: Core): readonly Command[] {
  const { faults } = core;
  return [
    command({
      name: 'api-fault',
      about: 'Slows or fails calls by path (a trailing * for many); status 0 only slows',
      fields: [
        { name: 'method', kind: 'choice', initial: '*', choices: ['*', 'GET', 'POST', 'PATCH', 'DELETE'] },
        { name: 'path', kind: 'text', initial: '/v2/matches*' },
        { name: 'delayMs', kind: 'number', initial: '3000' },
        { name: 'status', kind: 'number', initial: String(delayOnly) },
        { name: 'share', kind: 'number', initial: '1' },
      ],
      input: z.object({
        method: z.enum(['*', 'GET', 'POST', 'PATCH', 'DELETE']).default('*'),
        path: z.string().regex(/^\/\S{0,200}$/),
        delayMs: z.int().min(0).max(60_000).default(0),
        status: z.literal([delayOnly, 400, 401, 403, 404, 429, 500, 503]).default(delayOnly),
        share: z.number().min(0).max(1).default(1),
      }),
      run: ({ status, ...fault }) => {
        faults.api = [...faults.api, { ...fault, status: status === delayOnly ? null : status }];
      },
    }),
    command({
      name: 'clock-skew',
      about: 'The configuration answers a clock that is off by so many milliseconds',
      fields: [{ name: 'ms', kind: 'number', initial: '90000' }],
      input: z.object({ ms: z.int().min(-86_400_000).max(86_400_000) }),
      run: ({ ms }) => {
        faults.clockSkewMs = ms;
      },
    }),
    command({
      name: 'hide-my-bets',
      about: 'The configuration hides my bets, as is_my_bets_visible in site.json does',
      fields: [],
      input: z.object({}),
      run: () => {
        faults.hidesMyBets = true;
      },
    }),
    command({
      name: 'country',
      about: 'Every caller is in this country, two letters; empty is not known. KP and IR are blocked on the demo site',
      fields: [{ name: 'code', kind: 'text', initial: 'KP' }],
      input: z.object({ code: z.string().regex(/^(?:[A-Z]{2})?$/) }),
      run: ({ code }) => {
        faults.country = code === '' ? null : code;
      },
    }),
    command({
      name: 'heal',
      about: 'Takes every fault away and lets the world go on',
      fields: [],
      input: z.object({}),
      run: () => core.heal(),
    }),
  ];
}
