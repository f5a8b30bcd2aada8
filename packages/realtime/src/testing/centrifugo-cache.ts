import { homedir } from 'node:os';
import { join } from 'node:path';

/** The Centrifugo that the tests are written against. */
export const centrifugoVersion = '6.9.1';

/** Outside the repository, so that every checkout on the machine shares one. */
export const centrifugoFolder = join(cacheFolder(), 'slipstream', 'bin');

/** What is built where the module of that cannot be had. */
export const centrifugo5Version = '5.4.9';

export const centrifugoFile = (version: string): string =>
  join(centrifugoFolder, `centrifugo-${version}${process.platform === 'win32' ? '.exe' : ''}`);

export const centrifugoCached = [centrifugoVersion, centrifugo5Version].map(centrifugoFile);

function cacheFolder(): string {
  const home = homedir();
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (XDG_CACHE_HOME !== undefined && XDG_CACHE_HOME !== '') return XDG_CACHE_HOME;
  if (process.platform === 'darwin') return join(home, 'Library', 'Caches');
  if (process.platform === 'win32') return LOCALAPPDATA ?? join(home, 'AppData', 'Local');
  return join(home, '.cache');
}
