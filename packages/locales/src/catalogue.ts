import type en from './languages/en/web.ts';

/** English defines the keys of every catalogue and the arguments of its messages. */
export type SourceCatalogue = typeof en;

/** A complete translation: the same keys with other texts. */
export type Catalogue = Words<SourceCatalogue>;

export type Words<Node> = Node extends string ? string : { readonly [Key in keyof Node]: Words<Node[Key]> };
