import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { readCatalogue } from './compile-messages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterEach(() => rmSync(folder, { recursive: true }));

function write(locale: string, area: string, messages: object): void {
  mkdirSync(path.join(folder, locale, 'web'), { recursive: true });
  writeFileSync(path.join(folder, locale, 'web', `${area}.ts`), `export default ${JSON.stringify(messages)};\n`);
}

describe('readCatalogue', () => {
  it('[I18N-3] puts English where a language has no words yet, and leaves out what English no longer has', async () => {
    write('en', 'my-bets', { title: 'My bets', view: { open: 'Open', all: 'All' } });
    write('en', 'ui', { close: 'Close' });
    write('de', 'my-bets', { view: { open: 'Offen' }, old: 'Alt' });
    const { messages, files } = await readCatalogue(folder, 'de');
    expect(messages).toEqual({
      myBets: { title: 'My bets', view: { open: 'Offen', all: 'All' } },
      ui: { close: 'Close' },
    });
    expect(files).toHaveLength(3);
  });
});
