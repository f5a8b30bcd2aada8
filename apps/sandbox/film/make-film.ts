/**
 * Draws the test film of the sandbox's video and writes it as segments of fragmented MP4 into `segments/`:
 *
 *     node apps/sandbox/film/make-film.ts
 *
 * It needs ffmpeg with libx264 (any system's package). The segments are in the repository, so nobody else does.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFrame, size, type Camera } from './draw-frame.ts';

const framesPerSecond = 12;
const segmentSeconds = 2;
const segmentCount = 6;
const frameCount = framesPerSecond * segmentSeconds * segmentCount;
const folder = join(import.meta.dirname, 'segments');

for (const camera of ['wide', 'close'] as const) film(camera);

function film(camera: Camera): void {
  const frames = Array.from({ length: frameCount }, (_, index) =>
    drawFrame(camera, index / frameCount, index / framesPerSecond),
  );
  const work = mkdtempSync(join(tmpdir(), 'film-'));
  const input = Buffer.concat(frames);
  const { status: exit, error, stderr } = spawnSync('ffmpeg', encoderOptions(work), { input, maxBuffer: 1 << 20 });
  if (exit !== 0) throw new Error(error?.message ?? String(stderr));
  for (const name of readdirSync(work).filter((each) => each.endsWith('.mp4'))) {
    renameSync(join(work, name), join(folder, `${camera}-${name}`));
  }
  rmSync(work, { recursive: true });
}

/** H.264 baseline, which every browser plays; each segment begins with a whole picture. */
function encoderOptions(work: string): readonly string[] {
  const every = framesPerSecond * segmentSeconds;
  const options = [
    '-hide_banner -loglevel error -f rawvideo -pix_fmt rgb24',
    `-s ${size.width}x${size.height} -r ${framesPerSecond} -i - -an -c:v libx264 -profile:v baseline -level 3.0`,
    `-pix_fmt yuv420p -crf 30 -preset veryslow -g ${every} -keyint_min ${every} -sc_threshold 0 -map_metadata -1`,
    `-fflags +bitexact -flags:v +bitexact -f hls -hls_time ${segmentSeconds} -hls_list_size 0`,
    '-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename',
  ];
  return [...options.join(' ').split(' '), join(work, '%d.mp4'), join(work, 'film.m3u8')];
}
