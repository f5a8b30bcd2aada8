import { SaxesParser } from 'saxes';

/** Elements that only browsers render: text, styles and animation. */
const browserElements = new Set([
  'text',
  'style',
  'set',
  'foreignobject',
  'animate',
  'animatemotion',
  'animatetransform',
]);
const bytesMax = 256 * 1024;

export interface Drawing {
  /** Whether it needs a browser. Other SVGs are rasterised, because a browser creates a document for each SVG. */
  readonly needsBrowser: boolean;
}

/**
 * Parses an SVG with a parser: on hostile files a regular expression can run for hours. What comes before a syntax
 * error counts. Null if it is not an SVG or too large.
 */
export function readDrawing(bytes: Buffer): Drawing | null {
  if (bytes.byteLength > bytesMax || !startsAsMarkup(bytes)) return null;
  let root: string | null = null;
  let needsBrowser = false;
  const parser = new SaxesParser({ position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    root ??= localName(name);
    needsBrowser ||= browserElements.has(localName(name));
  });
  try {
    parser.write(bytes.toString('utf8')).close();
  } catch {
    // Browsers render what they can of a broken file.
  }
  return root === 'svg' ? { needsBrowser } : null;
}

/** Avoids decoding a photo as text. */
function startsAsMarkup(bytes: Buffer): boolean {
  return bytes.toString('utf8', 0, 64).trimStart().startsWith('<');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
