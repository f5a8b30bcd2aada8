import { syntaxOf, type SyntaxNode } from './syntax-of.ts';

/** Names that are the same in every language, and parts of the protocols that look like words. */
const names = /Meridian|npm start|Serasa|Sumsub|Bearer |^(?:Lax|Strict|Escape)$/g;
const attributes = /\s(?:aria-label|title|alt|placeholder|label)="([^"]*)"/g;

/** What a person would read of a piece of a page: the text between its tags, and the attributes that are read out. */
function readIn(markup: string): string {
  const read = [...markup.matchAll(attributes)].map(([, text = '']) => text);
  return [...read, markup.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ')].join(' ');
}

/** Two words, or one with a capital letter at its start and no other in it. */
function isText(text: string): boolean {
  const rest = text.replaceAll(names, '');
  return (
    /^[A-Z][a-z]+(?:[ .:!?,]|$)/.test(rest) || /^[^[\]{}<>=/;#]*[a-z]{2,}[,.]? [a-z]{2,}[^[\]{}<>=/;#]*$/i.test(rest)
  );
}

/** The texts of a source file that stand in the code itself. */
export function inlineTexts(path: string, source: string): string[] {
  const nodes = syntaxOf(path, source);
  const pages = nodes.filter(({ type, tag }) => type === 'TaggedTemplateExpression' && tag?.name === 'html');
  const inPages = new Set(pages.flatMap(({ quasi }) => quasi?.quasis ?? []));
  // What stands for a value is no text and ends none: attributes with values are whole again.
  const drawn = pages.map(({ quasi }) =>
    readIn((quasi?.quasis ?? []).map(textOf).join('{}')).replaceAll(/\{[^{}]*\}/g, ' '),
  );
  const strings = nodes.filter(
    (node) =>
      (node.type === 'Literal' && typeof node.value === 'string') ||
      (node.type === 'TemplateElement' && !inPages.has(node)),
  );
  return [
    ...drawn
      .map((text) => text.replaceAll(names, '').replaceAll(/&\w+;/g, '').trim())
      .filter((text) => /[A-Za-z]{2}/.test(text)),
    ...strings.map(textOf).filter((text) => isText(text)),
  ];
}

function textOf({ value }: SyntaxNode): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}
