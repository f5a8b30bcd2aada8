const elements: ReadonlySet<string> = new Set([
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
]);
const attributes =
  /^(?:viewBox|d|c?[xy]|r[xy]?|[xy][12]|width|height|points|transform|fill(?:-rule|-opacity)?|stroke(?:-width|-linecap|-linejoin|-dasharray|-opacity)?|opacity)$/;
const keyForm = /^[a-z\d][a-z\d-]{0,49}$/;

/** The symbols of a sprite by their names, with nothing in them but shapes: the file is the site's, not ours. */
export function safeSymbols(text: string): ReadonlyMap<string, Element> {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const symbols = [...parsed.querySelectorAll('symbol')].filter(({ id }) => keyForm.test(id));
  return new Map(symbols.map((symbol) => [symbol.id, cleaned(symbol)]));
}

function cleaned(element: Element): Element {
  for (const { name } of Array.from(element.attributes)) if (!attributes.test(name)) element.removeAttribute(name);
  for (const child of Array.from(element.children)) {
    if (elements.has(child.localName)) cleaned(child);
    else child.remove();
  }
  return element;
}
