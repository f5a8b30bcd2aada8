import { expect, it } from 'vitest';
import { countStatements } from './count-statements.ts';

it('counts statements of requests in a log of PostgreSQL', () => {
  const log = [
    '2026-11-17 20:00:00.000 UTC [7] LOG:  statement: begin',
    '2026-11-17 20:00:00.001 UTC [7] LOG:  execute <unnamed>: insert into "bet"',
    '\tvalues ($1)',
    "2026-11-17 20:00:00.001 UTC [7] DETAIL:  parameters: $1 = 'lease'",
    '2026-11-17 20:00:00.002 UTC [8] LOG:  execute a1: ',
    '\tinsert into lease (name) values ($1)',
    '2026-11-17 20:00:00.003 UTC [8] LOG:  execute a2: select "id" from "process"',
    '2026-11-17 20:00:00.004 UTC [9] LOG:  checkpoint starting: time',
    '2026-11-17 20:00:00.005 UTC [7] LOG:  statement: commit',
  ].join('\n');
  expect(countStatements(log)).toBe(3);
});
