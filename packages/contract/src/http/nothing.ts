import * as z from 'zod/mini';

/** For calls without params, query, body or reply: `{}`. */
export const nothing = z.object({});
