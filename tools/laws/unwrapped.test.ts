import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { trackedFiles } from './tracked-files.ts';
import { syntaxOf } from './syntax-of.ts';

/** Attributes whose text is shown or read aloud. */
const read = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
  'label',
]);
/** Pages for those who build the product, and the brand of a picture. */
const excepted =
  /\/routes\/dev\/|\/features\/gallery\/|\/development-notes\.tsx$|\.test\.tsx$|\/render-fixture\.tsx$|\/bench\//;
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

it('[I18N-12] no page says a text that is in no catalogue', () => {
  const found = trackedFiles(/^apps\/web\/app\/.*\.tsx$/)
    .filter((file) => !excepted.test(file))
    .flatMap((file) => bareTexts(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

it.each([
  ['const a = <p>Hello {name}</p>;', ['Hello']],
  ['const a = <p aria-label="Close">{t("x")}</p>;', ['Close']],
  ['const a = <p title={isOn ? "On it" : t("x")}>×</p>;', ['On it']],
  ['const a = <p className="big">{t("hello")} 1:0</p>;', []],
])('%s says %j', (source, expected) => {
  expect(bareTexts(source, 'a.tsx')).toEqual(expected);
});

function bareTexts(source: string, file: string): readonly string[] {
  const texts = syntaxOf(file, source).flatMap((node) => {
    if (node.type === 'JSXText') return [String(node.value).trim()];
    const { name } = node as unknown as { readonly name?: { readonly name?: unknown } };
    const isRead = node.type === 'JSXAttribute' && typeof name?.name === 'string' && read.has(name.name);
    return isRead ? literals(node.value) : [];
  });
  return texts.filter(hasWord);
}

/** The texts an attribute may get: itself, or the branches of a choice. What a call is given is no text of ours. */
function literals(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, expression, consequent, alternate } = node as Record<string, unknown>;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'JSXExpressionContainer') return literals(expression);
  if (type === 'ConditionalExpression') return [...literals(consequent), ...literals(alternate)];
  return [];
}
