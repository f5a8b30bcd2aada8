import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DatabaseOpenError } from '../sqlite.ts';
import { findPostgres, programsFor } from './find-postgres.ts';

export interface PostgresServer {
  /** The folder of the server's socket. */
  readonly socket: string;
  /** Ends it as an operator would, with whatever is under way, and starts it at the same place. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; `nobody` owns nothing else. */
const nobody = 65534;
const databaseName = 'slipstream';

/** The address of a database on a server that listens on a socket in this folder. */
export function databaseUrl(socket: string, name: string): string {
  return `postgresql://slipstream@/${name}?host=${encodeURIComponent(socket)}`;
}

/**
 * A server of our own with its files in `data`, or the one that runs on them already. It listens on a socket in a new
 * folder: no port is opened.
 */
export async function startPostgres(
  data: string,
  settings: readonly string[] = [],
  found: string | null = findPostgres(),
): Promise<PostgresServer> {
  if (found === null || process.platform === 'win32')
    throw new DatabaseOpenError(
      'there is no PostgreSQL for this system; name a server with --database postgresql://...',
    );
  const running = runningServer(data);
  if (running !== null) return running;
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const programs = programsFor(found, user.uid);
  const socket = mkdtempSync(join(tmpdir(), 'slipstream-pg-'));
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) for (const folder of [data, socket]) chownSync(folder, user.uid, user.gid);
  const options = { cwd: socket, ...user };
  if (!existsSync(join(data, 'PG_VERSION'))) layOut(programs.path, data, options);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-k', socket, '-c', 'listen_addresses=', ...flags];
  const start = () => launch(join(programs.path, 'postgres'), args, options, socket);
  let server = await start();
  return {
    socket,
    restart: async () => {
      await server.stop();
      server = await start();
    },
    stop: async () => {
      await server.stop();
      programs.remove();
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

type User = { readonly cwd: string; readonly uid?: number; readonly gid?: number };

async function launch(command: string, args: readonly string[], options: User, socket: string) {
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let lines = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (lines = (lines + text).slice(-2000)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await Promise.race([
    untilReady(databaseUrl(socket, 'postgres')),
    ended.then(() => Promise.reject(new DatabaseOpenError(`PostgreSQL did not start: ${lines.trim()}`))),
  ]);
  return {
    stop: async () => {
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** The address of the book on a server of our own, whose files are kept in this folder. */
export async function startKeptPostgres(
  data: string,
): Promise<{ readonly url: string } & Pick<PostgresServer, 'restart' | 'stop'>> {
  const { socket, restart, stop } = await startPostgres(data);
  const isThere = await query(databaseUrl(socket, 'postgres'), 'select 1 from pg_database where datname = $1', [
    databaseName,
  ]);
  if (isThere === 0) await query(databaseUrl(socket, 'postgres'), `create database ${databaseName}`);
  return { url: databaseUrl(socket, databaseName), restart, stop };
}

function layOut(programs: string, data: string, options: User): void {
  const args = ['-D', data, '-U', 'slipstream', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--no-locale'];
  const { status: exitCode, stderr } = spawnSync(join(programs, 'initdb'), args, { ...options, encoding: 'utf8' });
  if (exitCode !== 0)
    throw new DatabaseOpenError(`PostgreSQL could not lay out its files in ${data}: ${stderr.trim()}`);
}

/** A sandbox that was killed leaves its server behind. The lock file names its process and its socket's folder. */
function runningServer(data: string): PostgresServer | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , , socket = ''] = readFileSync(file, 'utf8').split('\n');
  if (!isAlive(Number(pid)) || !existsSync(socket)) return null;
  return {
    socket,
    restart: () => Promise.reject(new DatabaseOpenError('this PostgreSQL was started by another process')),
    stop: async () => {
      process.kill(Number(pid), 'SIGINT');
      while (isAlive(Number(pid))) await pause();
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (tries >= 600) throw error;
      await pause();
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

/** Runs one statement and returns the number of rows. */
export async function query(url: string, sql: string, values: readonly string[] = []): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(sql, [...values]).finally(() => client.end());
  return rowCount ?? 0;
}
