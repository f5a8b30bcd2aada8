import { expect, it } from 'vitest';

import { leagueTitle } from './league-title.ts';

const t = ((_: string, { category, league }: Record<string, string>) =>
  `${category} · ${league}`) as unknown as Parameters<typeof leagueTitle>[0];

it.each([
  ['England', 'Premier League', 'England · Premier League'],
  ['ATP', 'ATP Finals Turin', 'ATP Finals Turin'],
  ['UTR Pro Series', 'UTR Pro Series', 'UTR Pro Series'],
  ['ATP', 'ATPX Open', 'ATP · ATPX Open'],
  ['World', 'One Day International', 'World · One Day International'],
])('[SHOW-8] a league of %s named %s is "%s"', (category, name, expected) => {
  expect(leagueTitle(t, { name, category: { name: category } })).toBe(expected);
});
