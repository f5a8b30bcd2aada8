import { problemLog } from './problem-log.server.ts';

const recentMs = 10_000;

/** What went wrong while this page was made, for the page itself to show. Undefined outside of development (RUN-3). */
export function developmentNotes(): { readonly problems: readonly string[] } | undefined {
  if (process.env['NODE_ENV'] !== 'development') return undefined;
  return {
    problems: problemLog()
      .recent(recentMs)
      .map(({ line }) => line),
  };
}
