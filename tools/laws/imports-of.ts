export interface Import {
  readonly target: string;
  /** Vanishes when the types are stripped. */
  readonly isType: boolean;
  /** Fetched when it is asked for, not with the file. */
  readonly isLazy: boolean;
}

const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm;
const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g;

/** What a file imports. Our formatter writes every import the same way, so a pattern reads them as well as a parser would. */
export function importsOf(source: string): readonly Import[] {
  return [
    ...[...source.matchAll(statement)].map(([, type, target = '']) => ({
      target,
      isType: type !== undefined,
      isLazy: false,
    })),
    ...[...source.matchAll(dynamic)].map(([, target = '']) => ({ target, isType: false, isLazy: true })),
  ];
}
