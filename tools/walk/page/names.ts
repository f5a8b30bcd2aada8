/** The role of a control, as far as a walker needs it. */
export function roleOf(element: Element): string {
  const given = element.getAttribute('role');
  if (given !== null) return given;
  const tag = element.tagName.toLowerCase();
  if (tag === 'a') return 'link';
  if (tag === 'select') return 'combobox';
  if (tag === 'textarea') return 'textbox';
  if (!(element instanceof HTMLInputElement)) return tag;
  if (element.type === 'radio' || element.type === 'checkbox') return element.type;
  if (element.type === 'range') return 'slider';
  return ['submit', 'button', 'reset'].includes(element.type) ? 'button' : 'textbox';
}

/** The accessible name, near enough: labels first, then the text, then the title. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  const parts = by === null ? [] : by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((each) => each.textContent) : [];
  const image = element.querySelector('img[alt], svg[aria-label]');
  const known = [
    parts.join(' '),
    element.getAttribute('aria-label') ?? '',
    labels.join(' '),
    element instanceof HTMLSelectElement ? (element.labels[0]?.textContent ?? '') : element.textContent,
    element.getAttribute('title') ?? '',
    image?.getAttribute('alt') ?? image?.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ];
  const name = known.find((text) => text.trim() !== '') ?? '';
  return name.trim().replaceAll(/\s+/g, ' ').slice(0, 120);
}
