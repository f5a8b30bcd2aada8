// What the HEALTHCHECK of an image runs: 0 while the process answers at all. Whether it takes requests is /ready.
const { status } = await fetch(`http://127.0.0.1:${process.env.PORT}/health`, { signal: AbortSignal.timeout(4000) });
process.exitCode = status === 200 ? 0 : 1;
