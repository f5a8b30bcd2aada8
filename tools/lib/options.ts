/** What bootstrap.mjs read and checked; it is the only one that starts these scripts. */
export function readOptions(): Record<string, string | boolean | undefined> {
  const text = process.env['SLIPSTREAM_OPTIONS'];
  if (text === undefined) {
    console.error('Start this through npm: "npm start", "npm test", "npm run bench".');
    process.exit(2);
  }
  return JSON.parse(text);
}
