import { SaxesParser } from 'saxes';

/** Words, styles and movement are drawn by browsers only. */
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
  /** Whether only a browser can draw all of it. The rest of drawings costs a browser a document of its own for each. */
  readonly needsBrowser: boolean;
}

/**
 * Reads an SVG file with a parser, since files come from anywhere and an expression that looks for comments can be made to
 * try for hours. What comes before a mistake in the file counts. Null for what is no drawing, or too large a one.
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
    // Browsers draw what they can of a broken file.
  }
  return root === 'svg' ? { needsBrowser } : null;
}

/** A photo is not decoded as text only to find out that it is none. */
function startsAsMarkup(bytes: Buffer): boolean {
  return bytes.toString('utf8', 0, 64).trimStart().startsWith('<');
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
