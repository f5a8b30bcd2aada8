import { sandboxWords } from '@slipstream/locales/sandbox-words';
import type { PlayerId } from '@slipstream/units/ids';
import { isMatchLive } from '@slipstream/units/match-status';
import type { BoardChange } from '../../world/boards/board-change.ts';
import type { AccountParts } from '../account-parts.ts';
import { keepNotifications, type NotifyParts } from '../notifications/notify.ts';
import { topicsOf } from '../push/subscriptions.ts';

/** Tells players of their favourite matches: that one has started, and of its goals (PUSH-1). */
interface FavouriteNews {
  hear(change: BoardChange): void;
  flush(): Promise<void>;
}

interface News {
  readonly topic: 'match_started' | 'goal';
  readonly matchId: string;
  readonly match: string;
  readonly score: string;
}

/** Sports with so few goals that each is news. */
const goalSports: ReadonlySet<string> = new Set(['soccer', 'futsal', 'ice-hockey']);
const waitingMax = 1_000;

/** Returns the listener for changes of matches; players are notified by a background job. */
export function openFavouriteNews(parts: NotifyParts & Pick<AccountParts, 'jobs'>): FavouriteNews['hear'] {
  const news = createFavouriteNews(parts);
  parts.jobs.add(news.flush);
  return news.hear;
}

export function createFavouriteNews(parts: NotifyParts): FavouriteNews {
  const scores = new Map<string, number>();
  let waiting: News[] = [];

  return {
    hear: ({ board: { fixture, state }, statusChanged, stateChanged }) => {
      if (!statusChanged && !stateChanged) return;
      const { id, home, away, sportKey } = fixture;
      const news = { matchId: id, match: `${home.name} – ${away.name}`, score: state.score.join(':') };
      const goals = state.score[0] + state.score[1];
      const before = scores.get(id);
      if (!isMatchLive(state.status)) {
        scores.delete(id);
        return;
      }
      scores.set(id, goals);
      if (statusChanged && goals === 0) waiting.push({ topic: 'match_started', ...news });
      if (before !== undefined && goals > before && goalSports.has(sportKey)) waiting.push({ topic: 'goal', ...news });
      waiting = waiting.slice(-waitingMax);
    },
    flush: async () => {
      const all = waiting;
      waiting = [];
      for (const news of all) await tell(parts, news);
    },
  };
}

async function tell(parts: NotifyParts, news: News): Promise<void> {
  const { topic, matchId, match, score } = news;
  const fans = await parts.database
    .selectFrom('favourite')
    .innerJoin('player', 'player.id', 'favourite.player_id')
    .leftJoin('player_settings', 'player_settings.player_id', 'player.id')
    .select(['player.id', 'player.language', 'player_settings.push_topics'])
    .where('favourite.type', '=', 'matches')
    .where('favourite.object_id', '=', matchId)
    .execute();
  for (const { id: playerId, language, push_topics } of fans) {
    if (!topicsOf({ push_topics }).includes(topic)) continue;
    const [title, caption] = sandboxWords(language).push[topic];
    const filled = (words: string) => words.replace('{match}', match).replace('{score}', score);
    const about = { object_type: 'match', object_id: matchId };
    if (topic === 'goal') {
      // A list of goals is on the page of the match; this one is for whoever is elsewhere.
      const message = {
        title: filled(title),
        body: filled(caption),
        tag: `goal-${matchId}`,
        locale: language,
        ...about,
      };
      parts.pushes.tell({ playerId, topic, message });
      continue;
    }
    const id = `${matchId}-started-${playerId}`;
    const content = { id, title: filled(title), caption: filled(caption), body: '', type: 'info', ...about };
    await keepNotifications(parts, playerId as PlayerId, [{ ...content, push: { topic, locale: language } }]);
  }
}
