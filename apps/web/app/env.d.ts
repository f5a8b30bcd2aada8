declare module 'virtual:style-sheets' {
  /** The text of style sheets that can be inlined, by address; empty in development. */
  const sheets: Readonly<Partial<Record<string, string>>>;
  export default sheets;
}
