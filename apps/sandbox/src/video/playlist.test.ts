import { describe, expect, it } from 'vitest';
import { livePlaylist } from './playlist.ts';

const beginMs = Date.UTC(2026, 0, 1);
const at = (seconds: number, isOver = false) =>
  livePlaylist({ camera: 'wide', count: 6, nowMs: beginMs + seconds * 1000, isOver, path: '/video/film' }).split('\n');
const tag = (lines: readonly string[], name: string) =>
  Number(lines.find((line) => line.startsWith(`#EXT-X-${name}:`))?.split(':')[1]);
const segments = (lines: readonly string[]) => lines.filter((line) => /-\d+\.mp4$/.test(line));

describe('the live playlist', () => {
  it('[VIDEO-2] is a window that moves on by one segment every two seconds', () => {
    const [before, after] = [at(40), at(42)];
    expect([tag(before, 'MEDIA-SEQUENCE'), tag(after, 'MEDIA-SEQUENCE')]).toEqual([16, 17]);
    expect(segments(before)).toHaveLength(5);
    expect(segments(after).slice(0, 4)).toEqual(segments(before).slice(1));
    expect(at(41.9)).toEqual(before);
  });

  it('[VIDEO-2] says where the film begins again, and counts what has left the window', () => {
    for (let seconds = 0; seconds < 120; seconds += 2) {
      const lines = at(seconds);
      const first = tag(lines, 'MEDIA-SEQUENCE');
      let discontinuity = tag(lines, 'DISCONTINUITY-SEQUENCE');
      for (const [index, name] of segments(lines).entries()) {
        const place = lines.indexOf(name);
        // The same segment can't be in the window twice, so its line is found.
        if (lines.slice(Math.max(0, place - 3), place).includes('#EXT-X-DISCONTINUITY')) discontinuity += 1;
        expect(name).toBe(`/video/film/wide-${(first + index) % 6}.mp4`);
        expect(discontinuity).toBe(Math.floor((first + index) / 6));
      }
    }
  });

  it('[VIDEO-2] ends when nothing follows', () => {
    expect(at(40)).not.toContain('#EXT-X-ENDLIST');
    expect(at(40, true).at(-2)).toBe('#EXT-X-ENDLIST');
  });
});
