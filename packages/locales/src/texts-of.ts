/** Every text of a tree of words, by the path of its keys. */
export function textsOf(node: object, prefix = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else if (typeof value === 'object' && value !== null) textsOf(value, `${prefix}${key}.`, texts);
  }
  return texts;
}
