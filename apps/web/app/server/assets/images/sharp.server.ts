import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type sharp from 'sharp';

/** The weights pictures are written in. */
const weights = ['500Medium', '600SemiBold', '700Bold'];

let loaded: Promise<typeof sharp> | undefined;

/**
 * Loads sharp with the first image. It finds fonts through a fontconfig file named in the environment at load time, so
 * that file is written first. Our own font comes first, then the system's for other scripts.
 */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= (async () => {
    process.env['FONTCONFIG_FILE'] ??= writeFontList();
    process.env['PANGOCAIRO_BACKEND'] ??= 'fontconfig';
    const { default: library } = await import('sharp');
    // Pages have priority: one thread for images, no cache.
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
