import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { inlineTexts } from './inline-texts.ts';
import { trackedFiles } from './tracked-files.ts';

const files = trackedFiles(
  /^apps\/host\/(browser|src\/pages|src\/(layout|mailbox|language|visit|fill-html)\.ts$)/,
).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

describe('what the host says stands in packages/locales', () => {
  it('[I18N-5] no page and no script of the host has a text of its own', () => {
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((path) =>
      inlineTexts(path, readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['html`<p>Sign in</p>`', 1],
    ['html`<p class="note">${words.text} <a href="/help">help</a></p>`', 1],
    ['html`<div role="region" aria-label="Transactions" tabindex="0">${table}</div>`', 1],
    ['html`<main aria-label="${words.title}"><h1 class="unseen">${words.title}</h1></main>`', 0],
    ["const title = 'Help'", 1],
    ["say('connected', `Balance ${amount}`)", 1],
    ["return 'You are signed in.'", 1],
    ["one('form[data-call] button[type=submit]')", 0],
    ["call('POST', '/users/sign_in', { currency: 'EUR' })", 0],
  ])('%s has %i', (source, count) => {
    expect(inlineTexts('page.ts', source)).toHaveLength(count);
  });
});
