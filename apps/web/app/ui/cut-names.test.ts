import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

/** These cut texts of the page's language, whose beginning is where the line begins. */
const ownTexts = new Set([
  'ui/select/select.module.css',
  'features/quick-bet/quick-bet-strip.module.css',
  'features/slip/options/bet-type-choice.module.css',
  'features/slip/undo-bar.module.css',
  'features/event-list/markets/market-choice.module.css',
  'blocks/shell/site-logo.module.css',
  'blocks/shell/search-button.module.css',
]);

const files = globSync('**/*.module.css', { cwd: app }).toSorted();

/** The declarations of every rule that cuts texts, with its selector. */
function cuttingRules(file: string): readonly string[] {
  const rules = readFileSync(join(app, file), 'utf8').split(/[{}]/);
  return rules.flatMap((rule, at) => {
    if (!rule.includes('text-overflow: ellipsis')) return [];
    const selector = rules[at - 1]?.split(';').at(-1)?.trim();
    return [`${file} ${selector} ${rule}`];
  });
}

it('[I18N-2] a name that is too long keeps its beginning, also a Latin one in a page from right to left', () => {
  const cutting = files.filter((file) => !ownTexts.has(file)).flatMap(cuttingRules);
  expect(cutting.length).toBeGreaterThan(15);
  expect(cutting.filter((rule) => !/unicode-bidi: plaintext|\bbdi\b/.test(rule))).toEqual([]);
});

it('files that are named as cutting texts of the page do so', () => {
  expect([...ownTexts].filter((file) => cuttingRules(file).length === 0)).toEqual([]);
});
