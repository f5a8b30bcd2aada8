import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from './load-catalogue.ts';
import { localeCodes } from './locale.ts';

const english = flatten(await loadCatalogue('en'));

describe.each(localeCodes)('the catalogue of %s', async (locale) => {
  const words = flatten(await loadCatalogue(locale));

  it('[I18N-3] has every key English has, and no other', () => {
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('[I18N-3] leaves no message empty', () => {
    expect([...words].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('[I18N-3] compiles, and takes the same arguments as English', () => {
    for (const [key, message] of words) {
      expect([key, argumentsOf(message)]).toEqual([key, argumentsOf(english.get(key) ?? '')]);
    }
  });
});

function flatten(node: object, prefix = '', words = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') words.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, words);
  }
  return words;
}

/** The names of a compiled message's arguments: the first item of every nested array, wherever it stands. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) {
      if (typeof part[0] === 'string') names.add(part[0]);
      for (const item of part.slice(1)) visit(item);
    } else if (typeof part === 'object' && part !== null) {
      for (const item of Object.values(part)) visitBranch(item);
    }
  };
  const visitBranch = (branch: unknown): void => {
    for (const item of Array.isArray(branch) ? branch : []) visit(item);
  };
  visitBranch(compile(message));
  return [...names].toSorted();
}
