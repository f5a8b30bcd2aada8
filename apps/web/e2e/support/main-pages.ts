import type { APIRequestContext } from '@playwright/test';

import { apiUrl } from './stack.ts';

/** The main pages, below `/sportsbook`; a match is the tenth. */
export const mainPages = [
  '',
  '/live',
  '/soccer',
  '/soccer/premier-league-l17',
  '/schedule',
  '/results?sport=baseball',
  '/promotions',
  '/favorites',
  '/general-rules',
] as const;

export async function liveMatch(request: APIRequestContext): Promise<string> {
  const reply = await request.get(`${apiUrl}/v2/matches?match_status=1&sport_key=soccer&limit=1`);
  const { data } = (await reply.json()) as { data: readonly { slug: string }[] };
  return `/soccer/${data[0]?.slug ?? ''}`;
}
