import compile from 'icu-minify/compile';

/** The names of an ICU message's arguments and tags: the first item of every nested array of its compiled form. */
export function argumentsOf(message: string): readonly string[] {
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

/** The names of the values of a plain text: `{name}`. */
export function valuesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();
}

/** What can be counted in millions; nobody has a million bets, lines or hours. */
const largeCounts = new Set(['points']);
const numbers = Array.from({ length: 1001 }, (_, count) => count);
const largeNumbers = [...numbers, 10_000, 100_000, 1_000_000];

/**
 * The plural forms that a message lacks in a language. Points are checked up to a million, for which Spanish, French, Italian and
 * Portuguese have a form of their own. A form for exactly one number may stand in for the category of it alone.
 */
export function lackingForms(message: string, locale: string): readonly string[] {
  const rules = new Intl.PluralRules(locale);
  return [...message.matchAll(/\{(\w+), plural,((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(([, name = '', branches = '']) => {
    const forms = new Set([...branches.matchAll(/(=\d+|\w+) \{/g)].map(([, form = '']) => form));
    const counted = largeCounts.has(name) ? largeNumbers : numbers;
    const categories = [...new Set(counted.map((count) => rules.select(count)))];
    return categories.filter((form) => !forms.has(form) && !(form === 'one' && forms.has('=1')));
  });
}
