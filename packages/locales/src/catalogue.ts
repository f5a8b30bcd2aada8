import type en from './messages/en.ts';

/** English is the measure of every catalogue: its keys, and the arguments its messages take. */
export type SourceCatalogue = typeof en;

/** The same keys with other words: what a translation must be. */
export type Catalogue = Words<SourceCatalogue>;

type Words<Node> = Node extends string ? string : { readonly [Key in keyof Node]: Words<Node[Key]> };

/** A translation as it stands. What it lacks is English in the build, and a test says what that is (I18N-3). */
export type PartialCatalogue = PartialWords<SourceCatalogue>;

type PartialWords<Node> = Node extends string
  ? string
  : { readonly [Key in keyof Node]?: PartialWords<Node[Key]> | undefined };
