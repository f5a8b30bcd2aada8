import { errorWire } from '../entities/error.ts';

// Which statuses a kind of call can answer. Every one of them carries the one error body.
export const listErrors = { 400: errorWire, 429: errorWire, 503: errorWire } as const;
export const itemErrors = { ...listErrors, 404: errorWire } as const;
export const playerErrors = { ...listErrors, 401: errorWire, 403: errorWire } as const;
export const playerItemErrors = { ...playerErrors, 404: errorWire } as const;
export const writeErrors = { ...playerItemErrors, 409: errorWire, 413: errorWire } as const;
