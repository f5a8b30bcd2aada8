import type en from './messages/en.ts';

/** English defines the keys of every catalogue and the arguments of its messages. */
export type SourceCatalogue = typeof en;

/** A complete translation: the same keys with other texts. */
export type Catalogue = Words<SourceCatalogue>;

type Words<Node> = Node extends string ? string : { readonly [Key in keyof Node]: Words<Node[Key]> };

/** A translation. Missing keys are English in the build, and a test reports them (I18N-3). */
export type PartialCatalogue = PartialWords<SourceCatalogue>;

type PartialWords<Node> = Node extends string
  ? string
  : { readonly [Key in keyof Node]?: PartialWords<Node[Key]> | undefined };
