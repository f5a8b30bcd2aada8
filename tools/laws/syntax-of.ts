import { parseSync } from 'oxc-parser';

/** A node of a source file, with the few fields that laws look at. */
export interface SyntaxNode {
  readonly type: string;
  readonly operator?: string;
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
  readonly name?: string;
  readonly value?: unknown;
  readonly argument?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly expression?: SyntaxNode;
  readonly tag?: SyntaxNode;
  readonly quasi?: SyntaxNode;
  readonly quasis?: readonly SyntaxNode[];
  readonly regex?: { readonly pattern: string; readonly flags: string } | null;
}

/** Every node of a source file. */
export function syntaxOf(path: string, source: string): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && 'type' in value && typeof value.type === 'string') nodes.push(value as SyntaxNode);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(path, source).program);
  return nodes;
}
