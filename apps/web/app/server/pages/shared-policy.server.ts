import type { Config } from '../config/config.server.ts';

/** What is asked of a request: its headers. */
interface Asking {
  header(name: string): string | undefined;
}

interface Answered {
  readonly status: number;
  readonly ageMs: number;
  readonly isData: boolean;
}

/** A page that is older already is not given to a CDN, which would keep it for longer still. */
const ageMsMax = 1000;

/**
 * Lets a CDN keep a page for a moment (PAGE-8), if it is the one that everybody without cookies gets: whoever has a session, or
 * likes another theme or odds format, sends a cookie. A page's data is left out, as it is asked for because something changed.
 */
export function sharedPolicy(
  { cdnSeconds }: Pick<Config, 'cdnSeconds'>,
  request: Asking,
  { status, ageMs, isData }: Answered,
): Readonly<Record<string, string>> {
  const isForOne = request.header('cookie') !== undefined || request.header('authorization') !== undefined;
  if (cdnSeconds === 0 || isForOne || isData || status !== 200 || ageMs >= ageMsMax) return {};
  return { 'cache-control': `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}` };
}
