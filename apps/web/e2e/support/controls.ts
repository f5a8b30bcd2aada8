const webPort = Number(process.env['E2E_WEB_PORT'] ?? 3180);

/** Levers of the sandbox all tests share. */
export const controlsPort = Number(process.env['E2E_CONTROLS_PORT'] ?? webPort + 3);
export const controlsUrl = `http://127.0.0.1:${controlsPort}`;
/** Sandboxes of tests live for minutes on this machine, so their secret may be known. */
export const controlsSecret = process.env['CONTROLS_SECRET'] || 'controls-of-a-sandbox-in-a-browser-test';
export const controlHeaders = { authorization: `Bearer ${controlsSecret}` };
