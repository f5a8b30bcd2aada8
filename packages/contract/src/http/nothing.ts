import * as z from 'zod/mini';

/** Stands where a call has no params, query, body or reply worth a field: `{}`. */
export const nothing = z.object({});
