import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import type { MatchId } from '@slipstream/units/ids';

import { siteApi } from '../../../api/site-api.ts';
import type { Site } from '../../../site/site.tsx';
import type { Course } from './match-course.ts';

/** Statistics and timeline; undefined if either fails, because parts of two moments contradict each other. */
export async function fetchCourse(site: Site, id: MatchId): Promise<Course | undefined> {
  const api = siteApi(site);
  const [statistics, timeline] = await Promise.all([
    api.call(getMatchWidget, { params: { id, type: 'statistics' } }),
    api.call(getMatchWidget, { params: { id, type: 'timeline' } }),
  ]);
  if (statistics.kind === 'failure' || timeline.kind === 'failure') return undefined;
  if (statistics.reply.type !== 'statistics' || timeline.reply.type !== 'timeline') return undefined;
  return { statistics: statistics.reply, incidents: timeline.reply.incidents };
}
