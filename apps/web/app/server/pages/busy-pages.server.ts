import { basePath, parsePath } from '../../site/paths.ts';
import { displayPreferencesHeader, readDisplayPreferences } from '../../state/preferences/display-preferences.ts';
import { crowded } from '../http/concurrency-limit.server.ts';
import type { Page } from '../loaders/page.server.ts';

export interface BusyPages {
  /** The page to show in the place of one that there is no room to render, if it is there already. */
  find(path: string, cookie: string | undefined): Page | undefined;
  /** Makes that page while there is room. */
  prepare(path: string, cookie: string | undefined): void;
}

/** One page per language and theme that says there is no room, rendered beforehand: a crowd must not have to wait for it (PAGE-5). */
export function createBusyPages(render: (path: string, cookie: string) => Promise<Page | typeof crowded>): BusyPages {
  const pages = new Map<string, Page>();
  const running = new Set<string>();

  async function make(key: string, path: string, theme: string): Promise<void> {
    try {
      const page = await render(path, theme);
      if (page !== crowded && page.status === 200) pages.set(key, page);
    } catch {
      // Nobody waits for it; the next page that is rendered tries again.
    } finally {
      running.delete(key);
    }
  }

  return {
    find: (path, cookie) => pages.get(busyKey(path, cookie)),
    prepare(path, cookie) {
      const key = busyKey(path, cookie);
      if (pages.has(key) || running.has(key)) return;
      running.add(key);
      void make(key, busyPath(path), themeOf(cookie));
    },
  };
}

function busyKey(path: string, cookie: string | undefined): string {
  return `${themeOf(cookie)} ${busyPath(path)}`;
}

function busyPath(path: string): string {
  const prefix = parsePath(path)?.prefix;
  return `${prefix === undefined ? '' : `/${prefix}`}${basePath}/busy`;
}

function themeOf(cookie: string | undefined): string {
  const { theme } = readDisplayPreferences(cookie);
  return theme === undefined ? '' : displayPreferencesHeader({ theme });
}
