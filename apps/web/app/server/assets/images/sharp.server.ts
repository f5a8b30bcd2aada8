import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type sharp from 'sharp';

/** The weights pictures are written in. */
const weights = ['500Medium', '600SemiBold', '700Bold'];

let loaded: Promise<typeof sharp> | undefined;

/**
 * The picture library, loaded with the first picture: a site that never draws one does not pay for it. It finds fonts the
 * way a desktop does, by a file named in the environment when it is loaded, so that file is written first. The product's own
 * font comes first, then whatever the machine has for the scripts ours lacks.
 */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= (async () => {
    process.env['FONTCONFIG_FILE'] ??= writeFontList();
    process.env['PANGOCAIRO_BACKEND'] ??= 'fontconfig';
    const { default: library } = await import('sharp');
    // Pages come first: one thread for pictures, and no memory kept for ones already sent.
    library.concurrency(1);
    library.cache(false);
    return library;
  })();
  return loaded;
}

function writeFontList(): string {
  const fonts = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
  const folder = path.join(tmpdir(), `slipstream-fonts-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  // On Windows the library knows its own name for the folder of fonts; elsewhere that name would be no path.
  const machine = process.platform === 'win32' ? ['WINDOWSFONTDIR'] : ['/usr/share/fonts', '/Library/Fonts'];
  const folders = [...weights.map((weight) => path.join(fonts, weight)), ...machine];
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders
      .map((each) => `<dir>${each}</dir>`)
      .join('')}<cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
}
