const reported = new Set<string>();
const reportedMax = 500;

/** A broken block occurs in every render; log it once. */
export function reportOnce(line: string): void {
  if (reported.has(line) || reported.size >= reportedMax) return;
  reported.add(line);
  process.stderr.write(`web: ${line}\n`);
}
