import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { readStaticFile, type StaticFile } from './static-files.server.ts';

export const assetsPath = '/assets/';

/** Names as the bundler makes them: no folder, and nothing hidden. */
const assetName = /^\w[\w.-]{0,200}$/;

export interface SharedAssets {
  /** Adds the files of this build; a server does it before it serves a page that names them. */
  add(build: string): Promise<void>;
  /** A file of another build; undefined where no build that was added has it. */
  find(address: string): Promise<StaticFile | undefined>;
}

/**
 * A folder in which every web server of a site leaves the files of its build (PAGE-9). While a release replaces another, a page
 * of one build may ask a server of the other for its scripts. Their names carry a hash, so no file is ever changed.
 */
export function createSharedAssets(folder: string): SharedAssets {
  return {
    async add(build) {
      await mkdir(folder, { recursive: true });
      const known = new Set(await readdir(folder));
      const missing = (await readdir(build)).filter((name) => assetName.test(name) && !known.has(name));
      await Promise.all(missing.map(async (name) => addWhole(path.join(build, name), path.join(folder, name))));
    },
    async find(address) {
      const name = address.slice(assetsPath.length);
      if (!address.startsWith(assetsPath) || !assetName.test(name)) return undefined;
      return readStaticFile(path.join(folder, name), address).catch(() => undefined);
    },
  };
}

/** Under a name that is not served until all of it is there: other servers read the same folder. */
async function addWhole(from: string, to: string): Promise<void> {
  const partly = path.join(path.dirname(to), `.${path.basename(to)}.${randomUUID()}`);
  try {
    await copyFile(from, partly, constants.COPYFILE_FICLONE);
    await rename(partly, to);
  } finally {
    await rm(partly, { force: true });
  }
}
