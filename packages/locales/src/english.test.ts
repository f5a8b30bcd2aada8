import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostWords } from './host-words.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { sandboxWords } from './sandbox-words.ts';
import { textsOf } from './texts-of.ts';

interface Rule {
  readonly say: readonly string[];
  readonly avoid: readonly string[];
  /** Beginnings of keys. */
  readonly except: readonly string[];
}

const document = readFileSync(new URL('../../../docs/words.md', import.meta.url), 'utf8');
const rules = rulesOf(document);
const texts = textsOf({ web: await loadCatalogue('en'), sandbox: sandboxWords('en'), host: hostWords('en') });

describe('English', () => {
  it('has a table of words', () => {
    expect(rules.length).toBeGreaterThan(30);
  });

  it.each(rules.map((rule) => [rule.avoid.join(', '), rule] as const))('[I18N-6] does not say %s', (_, rule) => {
    const found = [...texts].flatMap(([key, text]) =>
      rule.except.some((start) => key.startsWith(start))
        ? []
        : avoidedIn(text, rule).map((word) => `${key}: "${word}" in "${text}"`),
    );
    expect(found).toEqual([]);
  });

  it('[I18N-6] has no exclamation marks', () => {
    expect([...texts].filter(([, text]) => text.includes('!'))).toEqual([]);
  });

  it.each([
    ['Your slip is empty', ['slip']],
    ['Your bet slip is empty', []],
    ['{slip}: {count, plural, one {# slip} other {# slips}}', ['slip']],
    ['{slip}', []],
    ['Slipstream', []],
  ])('%s has %j of what is not said', (text, expected) => {
    expect(avoidedIn(text, { say: ['bet slip'], avoid: ['slip', 'betslip'], except: [] })).toEqual(expected);
  });
});

/** Words of a rule in a text, singular or plural. What we do say is left out first: "bet slip" has a "slip" in it. */
function avoidedIn(text: string, { say, avoid }: Rule): readonly string[] {
  // Names of values are for the code: `{price}`, `{count, plural, …}`.
  const plain = text.replaceAll(/\{\w+\}|\{\w+, \w+/g, ' ').toLowerCase();
  const rest = say.reduce((left, term) => left.replaceAll(wordPattern(term), ' '), plain);
  return avoid.filter((word) => wordPattern(word).test(rest));
}

function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w-])${word.toLowerCase().replaceAll(/[.?+*]/g, String.raw`\$&`)}s?(?![\\w-])`, 'g');
}

function rulesOf(markdown: string): readonly Rule[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| we say'))
    .map((line) => {
      const [say = '', , avoid = '', except = ''] = line.split('|').slice(1, -1);
      return { say: listOf(say.replaceAll(/\([^)]*\)/g, '')), avoid: listOf(avoid), except: listOf(except) };
    });
}

function listOf(cell: string): readonly string[] {
  const items = cell.replaceAll('`', '').split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
