declare module 'virtual:message-scripts' {
  /** Addresses of the scripts with the messages, by locale; empty in development. */
  const scripts: Readonly<Record<string, string>>;
  export default scripts;
}
