type Json = Readonly<Record<string, unknown>>;

const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

const own = (name: string) => name.startsWith('@slipstream/');
const isOurs = (path: string) => path === '' || /^(apps|packages)\/\w+$/.test(path);

/** A manifest with another version of itself and of the packages of this repository it depends on. */
export function manifestWithVersion(manifest: Json, version: string): Json {
  const changed: Record<string, unknown> = { ...manifest, version };
  for (const kind of kinds) {
    const wanted = manifest[kind] as Readonly<Record<string, string>> | undefined;
    if (wanted === undefined) continue;
    changed[kind] = Object.fromEntries(
      Object.entries(wanted).map(([name, range]) => [name, own(name) ? version : range]),
    );
  }
  return changed;
}

/** The lockfile repeats the manifests of this repository; what was installed stays. */
export function lockWithVersion(lock: Json, version: string): Json {
  const packages = lock['packages'] as Readonly<Record<string, Json>>;
  return {
    ...lock,
    version,
    packages: Object.fromEntries(
      Object.entries(packages).map(([path, entry]) => [
        path,
        isOurs(path) ? manifestWithVersion(entry, version) : entry,
      ]),
    ),
  };
}

/** The head of what was unreleased gets version and day; null if there is nothing unreleased. */
export function changelogWithVersion(changelog: string, version: string, day: string): string | null {
  const head = /^## .*\(unreleased\)$/m;
  return head.test(changelog) ? changelog.replace(head, `## ${version} (${day})`) : null;
}
