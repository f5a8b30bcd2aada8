import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { MatchStatus } from '@slipstream/units/match-status';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { matchOf } from '../../state/board/board-fixture.ts';
import { crestOf } from '../../ui/crest/crest-design.ts';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { EventTeam } from './event-team.tsx';
import { EventWhen } from './event-when.tsx';
import { rowScore } from './row-score.ts';

const messages = await loadCatalogue('en');

function match(sport: string, total: [number, number], game: [string, string] | null, status: MatchStatus = 1): Match {
  const base = matchOf(1, null, status);
  return {
    ...base,
    tournament: {
      ...base.tournament,
      sport: { ...base.tournament.sport, key: sport, type: sport === 'dota-2' ? 'cyber' : 'regular' },
    },
    stage: { kind: 'period', number: 2 },
    statistics: {
      clock: null,
      totalScore: { home: total[0], away: total[1] },
      gameScore: game && { home: game[0], away: game[1] },
      currentServer: 'home',
      periodScore: [
        { kind: 'period', number: 1, home: 6, away: 4, tiebreak: null },
        { kind: 'period', number: 2, home: 1, away: 2, tiebreak: null },
      ],
      maxPeriodNumber: 2,
      facts: [],
    },
  };
}

const cricket = match('cricket', [199, 127], ['199/6', '127/9']);

it.each<[string, Match, string]>([
  ['cricket has runs and wickets, once', cricket, '199/6 : 127/9, periods 0, game none'],
  ['tennis has sets and points', match('tennis', [1, 0], ['40', 'A']), '1 : 0, periods 2, game 40–A'],
  ['soccer has goals', match('soccer', [2, 1], null), '2 : 1, periods 0, game none'],
  ['a fight has none', match('mma', [0, 0], null), 'none, periods 0, game none'],
  ['nothing before the start', match('tennis', [0, 0], ['0', '0'], 0), 'none, periods 0, game none'],
])('[SHOW-3] %s', (_name, given, expected) => {
  const { total, periods, game } = rowScore(given);
  const text = total === null ? 'none' : `${total.home} : ${total.away}`;
  expect(`${text}, periods ${periods.length}, game ${game === null ? 'none' : `${game.home}–${game.away}`}`).toBe(
    expected,
  );
});

function markup(given: Match): string {
  return renderToStaticMarkup(
    <MessagesProvider locale="en" messages={messages}>
      <EventWhen match={given} />
      <EventTeam side="home" match={given} crest={crestOf('Arsenal')} />
    </MessagesProvider>,
  );
}

it('[SHOW-3] a row of cricket has a short stage with its full name, and no score beside it', () => {
  expect(markup(cricket)).toContain('title="2nd innings"');
  expect(markup(cricket)).toContain('>2nd inn.<');
  expect(markup(cricket).match(/199|127/g)).toEqual(['199']);
});

it('[SHOW-3] a German half is short in the narrow column, with its full name', async () => {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="de" messages={await loadCatalogue('de')}>
      <EventWhen match={match('soccer', [2, 1], null)} />
    </MessagesProvider>,
  );
  expect(html).toContain('<span title="2. Halbzeit">2. HZ</span>');
});

it.each([
  ['tennis', 'Serving'],
  ['cricket', 'Batting'],
  ['dota-2', undefined],
  ['soccer', undefined],
])('[SHOW-2] the side that has the ball is marked in %s as %s', (sport, word) => {
  expect(/Serving|Batting/.exec(markup(match(sport, [1, 0], null)))?.[0]).toBe(word);
});
