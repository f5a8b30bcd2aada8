import { seedOf } from '@slipstream/simulation/random';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';

const lettersMax = 3;
const hues = 360;

/** The address of a team's crest: its initials and its id are all that the drawing needs. */
export function crestAddress(origin: string, { id, name }: { readonly id: string; readonly name: string }): string {
  return `${origin}/crests/${encodeURIComponent(initialsOf(name))}-${encodeURIComponent(id)}.svg`;
}

/** Crests for partners, drawn when they are asked for (CONFIG-5). */
export function mountCrests(app: Hono<FrameEnv>): void {
  app.get('/crests/:file', (c) => {
    const [, letters = '', id = ''] = /^([\p{L}\p{N}]{1,3})-([\w:.-]{1,80})\.svg$/u.exec(c.req.param('file')) ?? [];
    if (id === '') return answerFailure(c, new Failure(404, 'not_found'));
    return c.body(drawn(letters, seedOf('crest', id) % hues), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const [first = 'X'] = words;
  const letters = words.length === 1 ? first.slice(0, lettersMax) : words.map(([letter]) => letter).join('');
  return letters.slice(0, lettersMax).toUpperCase();
}

function drawn(letters: string, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${letters}">
  <path d="M8 8h48v28c0 14-12 20-24 24C20 56 8 50 8 36Z" fill="hsl(${hue} 55% 38%)" stroke="hsl(${hue} 60% 22%)" stroke-width="3"/>
  <text x="32" y="40" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" fill="#fff">${letters}</text>
</svg>
`;
}
