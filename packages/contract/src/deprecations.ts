/** Something that still works and is going to stop: what to use instead, since when, and the release that ends it. */
export interface Deprecation {
  readonly name: string;
  readonly instead: string;
  readonly since: string;
  readonly until: string;
}

/** All that is deprecated. docs/releases.md lists the same, and a test fails once the release of `until` is made. */
export const deprecations = {
  HOST: { name: 'HOST of the web server', instead: 'LISTEN_HOST', since: '0.2.0', until: '1.0.0' },
} as const satisfies Readonly<Record<string, Deprecation>>;

/** Logs each deprecation once, however often it is met. */
export function deprecationLog(write: (line: string) => void): (deprecation: Deprecation) => void {
  const said = new Set<string>();
  return ({ name, instead, since, until }) => {
    if (said.has(name)) return;
    said.add(name);
    write(`${name} is deprecated since ${since} and stops working in ${until}; use ${instead}`);
  };
}
