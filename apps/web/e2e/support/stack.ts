/** The first port of the browser tests. Each worker has a stack of its own, on ten ports of its own. */
const firstPort = Number(process.env['E2E_WEB_PORT'] ?? 3180);
const portsEach = 10;

export interface TestStack {
  readonly webPort: number;
  readonly apiPort: number;
  readonly hostPort: number;
  readonly controlsPort: number;
  /** Where a test may start a web server of its own against the worker's sandbox. */
  readonly spareWebPort: number;
  readonly webUrl: string;
  readonly spareWebUrl: string;
  readonly apiUrl: string;
  /** The platform is reached by two names: one is the same site as the sportsbook's, the other is not. */
  readonly hostUrls: readonly [string, string];
  readonly controlsUrl: string;
}

export function stackOf(worker: number): TestStack {
  const webPort = firstPort + worker * portsEach;
  const [apiPort, hostPort, controlsPort, spareWebPort] = [webPort + 1, webPort + 2, webPort + 3, webPort + 4];
  return {
    webPort,
    apiPort,
    hostPort,
    controlsPort,
    spareWebPort,
    webUrl: `http://localhost:${webPort}`,
    spareWebUrl: `http://localhost:${spareWebPort}`,
    apiUrl: `http://localhost:${apiPort}`,
    hostUrls: [`http://localhost:${hostPort}`, `http://127.0.0.1:${hostPort}`],
    controlsUrl: `http://127.0.0.1:${controlsPort}`,
  };
}

/** Two cores are busy with two browsers; more workers would wait for each other. */
export const workers = Number(process.env['E2E_WORKERS'] ?? 2);

/** The stack of this worker, which tests of it share one after the other. */
export const { webPort, webUrl, spareWebPort, spareWebUrl, apiUrl, hostUrls, controlsUrl } = stackOf(
  Number(process.env['TEST_PARALLEL_INDEX'] ?? 0),
);
export const [hostUrl, foreignHostUrl] = hostUrls;
