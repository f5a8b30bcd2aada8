import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../../laws/imports-of.ts';
import { trackedFiles } from '../../laws/tracked-files.ts';
import { root } from '../root.ts';

/** What a file imports: files of this repository, and modules of Node by name. */
export interface FileImports {
  readonly files: readonly string[];
  readonly modules: readonly string[];
}

/** The files of the repository with their contents' hashes and imports, read once. */
export class Repository {
  readonly files: readonly string[] = trackedFiles(/./);
  readonly #hashes = new Map<string, string>();
  readonly #imports = new Map<string, FileImports>();
  readonly #manifests = new Map<string, Manifest>();

  constructor() {
    for (const file of this.files) {
      const workspace = /^(?:apps|packages)\/[^/]+(?=\/package\.json$)/.exec(file)?.[0];
      if (workspace !== undefined) this.#manifests.set(workspace, JSON.parse(this.read(file)) as Manifest);
    }
  }

  /** Files that differ from the last commit. */
  edited(): ReadonlySet<string> {
    const args = ['status', '--porcelain', '--untracked-files=all', '--no-renames'];
    const lines = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
    // Two letters say how, then comes the path.
    return new Set(lines.map((line) => line.slice(3)));
  }

  read(file: string): string {
    return readFileSync(join(root, file), 'utf8');
  }

  hashOf(file: string): string {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const hash = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('base64url');
    this.#hashes.set(file, hash);
    return hash;
  }

  importsOf(file: string): FileImports {
    const known = this.#imports.get(file);
    if (known !== undefined) return known;
    const targets = /\.[cm]?[jt]sx?$/.test(file) ? importsOf(this.read(file)).map(({ target }) => target) : [];
    const found = {
      files: targets.flatMap((target) => this.#resolve(file, target) ?? []),
      modules: targets.filter((target) => target.startsWith('node:')),
    };
    this.#imports.set(file, found);
    return found;
  }

  /** `apps/web` of `apps/web/app/root.tsx`; `tools` and other folders stand for themselves. */
  workspaceOf(file: string): string {
    return /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? file.split('/', 1)[0] ?? '';
  }

  /** A workspace and all those it depends on. */
  withDependencies(workspace: string, into = new Set<string>()): ReadonlySet<string> {
    if (into.has(workspace)) return into;
    into.add(workspace);
    const { dependencies = {}, devDependencies = {} } = this.#manifests.get(workspace) ?? {};
    for (const [other, { name }] of this.#manifests) {
      if (name in dependencies || name in devDependencies) this.withDependencies(other, into);
    }
    return into;
  }

  #resolve(file: string, target: string): string | undefined {
    if (target.startsWith('.')) {
      const path = posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));
      return existsSync(join(root, path)) ? path : undefined;
    }
    const [, name = '', rest = ''] = /^(@slipstream\/[^/]+)(.*)$/.exec(target) ?? [];
    for (const [workspace, manifest] of this.#manifests) {
      const path = manifest.name === name ? manifest.exports?.[`.${rest}`] : undefined;
      if (path !== undefined) return posix.join(workspace, path);
    }
    return undefined;
  }
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}
