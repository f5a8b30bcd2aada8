/** How the browser of a test starts. `npm test` gives its own arguments; these are what a run without it needs. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.env['CHROMIUM_ARGS']?.split(' ') ?? ['--no-sandbox', '--disable-gpu'],
};

/** For a test about notifications, which the headless shell never allows. */
export const notifyingLaunchOptions = {
  ...launchOptions,
  executablePath: process.env['NOTIFYING_CHROMIUM_PATH'] ?? launchOptions.executablePath,
};
