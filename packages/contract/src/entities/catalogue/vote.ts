import * as z from 'zod/mini';
import { count, id, key, list, text } from '../../scalars.ts';

export const voteWire = z.object({
  prediction_id: id,
  options: list(z.object({ option: key, name: text(150), votes: count }), 20),
  /** The player's own; null when not voted, and always for a visitor. */
  voted: z.nullable(key),
});
