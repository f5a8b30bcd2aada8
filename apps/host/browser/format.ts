// Nothing here belongs to a page: the server writes its own texts with these functions too.

/** A message with its values: `{name}` becomes the value of that name. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const units = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** 3600 is "1 hour", in the largest unit that leaves nothing over. */
export function durationWords(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
