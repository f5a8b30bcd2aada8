import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export interface PostgresServer {
  /** The address of a fresh, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; `nobody` owns nothing else. */
const nobody = 65534;
const debianFolder = '/usr/lib/postgresql';

/** The folder of an installed server's programs, or null: then the suites for PostgreSQL say that they were skipped. */
export function findPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** A throw-away server on a socket in a folder of its own: no port, no configuration of the machine is touched. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'slipstream-pg-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  const options = { cwd: folder, ...(isRoot ? { uid: nobody, gid: nobody } : {}) };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'slipstream', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    {
      ...options,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...options,
    stdio: 'ignore',
  });
  const url = (name: string) => `postgresql://slipstream@/${name}?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(url('postgres'));
  let count = 0;
  return {
    createDatabase: async () => {
      count += 1;
      await query(url('postgres'), `create database book_${count}`);
      return url(`book_${count}`);
    },
    stop: async () => {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (tries >= 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    // At once and without a last checkpoint: nobody will read this database again.
    server.kill('SIGQUIT');
  });
}
