/** Sandboxes of tests live for minutes on this machine, so their secret may be known. */
export const controlsSecret = process.env['CONTROLS_SECRET'] || 'controls-of-a-sandbox-in-a-browser-test';
export const controlHeaders = { authorization: `Bearer ${controlsSecret}` };
