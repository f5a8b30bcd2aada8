import { segmentMs, type Camera } from './film.ts';

/** How many segments a playlist names: ten seconds to begin from. */
const segmentsShown = 5;
/** Segments are numbered from here on, so every process gives the same moment the same number. */
const firstMs = Date.UTC(2026, 0, 1);

export interface PlaylistTerms {
  readonly camera: Camera;
  /** How many segments the film has. */
  readonly count: number;
  /** The moment it shows, in real time. */
  readonly nowMs: number;
  /** Whether nothing will follow. */
  readonly isOver: boolean;
  /** Where the segments are. */
  readonly path: string;
}

/**
 * A live playlist (RFC 8216): the last segments up to now. The film begins again after its last segment, with its timestamps,
 * which is a discontinuity; those that have left the window are counted.
 */
export function livePlaylist({ camera, count, nowMs, isOver, path }: PlaylistTerms): string {
  const last = Math.floor((nowMs - firstMs) / segmentMs);
  const first = Math.max(0, last - segmentsShown + 1);
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const lines = shown.flatMap((number, index) => {
    const beginsAgain = number > 0 && number % count === 0;
    return [
      ...(beginsAgain ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(index === 0 || beginsAgain ? [`#EXT-X-PROGRAM-DATE-TIME:${timeOf(number)}`] : []),
      `#EXTINF:${(segmentMs / 1000).toFixed(3)},`,
      `${path}/${camera}-${number % count}.mp4`,
    ];
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentMs / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.max(0, Math.floor((first - 1) / count))}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${path}/${camera}-init.mp4"`,
    ...lines,
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}

function timeOf(number: number): string {
  return new Date(firstMs + number * segmentMs).toISOString();
}
