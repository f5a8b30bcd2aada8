const dayMs = 86_400_000;

/** The UTC day of a moment, as `2026-11-16`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** So many days from one on; a negative count goes back. */
export function daysFrom(day: string, count: number): readonly string[] {
  const step = count < 0 ? -dayMs : dayMs;
  return Array.from({ length: Math.abs(count) }, (_, index) => dayOf(Date.parse(day) + index * step));
}

/** The first moment of a day and the first of the next. */
export function spanOf(day: string): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: Date.parse(day), toMs: Date.parse(day) + dayMs };
}

/** The days of the results strip: today and the days before, or the days around an older one. Newest first. */
export function pastDays(today: string, chosen: string, count: number): readonly string[] {
  const recent = daysFrom(today, -count);
  if (recent.includes(chosen)) return recent;
  return daysFrom(dayOf(Date.parse(chosen) + Math.floor(count / 2) * dayMs), -count);
}
