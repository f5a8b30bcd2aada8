import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of `languages/`. The build of the web app writes the list in place of this file (`apps/web/vite/present-locales.ts`). */
export const presentLocales: readonly string[] = readdirSync(path.join(import.meta.dirname, 'languages'));
