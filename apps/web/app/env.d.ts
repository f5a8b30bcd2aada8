declare module 'virtual:message-scripts' {
  /** Addresses of the scripts with the messages, by locale; empty in development. */
  const scripts: Readonly<Record<string, string>>;
  export default scripts;
}

declare module 'virtual:style-sheets' {
  /** The text of style sheets that can be inlined, by address; empty in development. */
  const sheets: Readonly<Partial<Record<string, string>>>;
  export default sheets;
}
