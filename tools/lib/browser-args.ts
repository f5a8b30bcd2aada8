/** What Playwright turns off by itself. A second `--disable-features` replaces the first, so its names stand here again. */
const playwrightFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Pages of the browser's own address bar: a process and about a second of processor time for every window. */
const addressBarFeatures = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** Quiet on a closed network, able to run as root in a container, and without work that no test sees. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightFeatures, ...addressBarFeatures].join(',')}`,
];
