import { fossilDelta } from './fossil-delta.ts';
import {
  publicationAsDelta,
  publicationAsString,
  publicationFrame,
  publicationJson,
  type Publication,
} from '../wire/publication.ts';

/** The encoded forms of one publication. Each is made for the first subscriber that needs it and then shared. */
export interface EncodedPublication {
  plain(): Buffer;
  /** For a subscription with deltas that has no base yet. */
  whole(): Buffer;
  /** The difference to the previous publication, or the whole if that is not longer. */
  delta(): Buffer;
}

export function encodePublication(
  channel: string,
  publication: Publication,
  previous: Publication | undefined,
): EncodedPublication {
  const whole = once(() => publicationFrame(channel, publicationAsString(publication)));
  return {
    plain: once(() => publicationFrame(channel, publicationJson(publication))),
    whole,
    delta: once(() => {
      const patch = previous === undefined ? null : patchOf(previous, publication);
      return patch === null ? whole() : publicationFrame(channel, publicationAsDelta(publication, patch));
    }),
  };
}

/** Recovered publications for a subscription with deltas: the first is complete, the others are deltas. */
export function encodeRecovered(publications: readonly Publication[], withDelta: boolean): string[] {
  if (!withDelta) return publications.map(publicationJson);
  return publications.map((publication, index) => {
    const previous = publications[index - 1];
    const patch = previous === undefined ? null : patchOf(previous, publication);
    return patch === null ? publicationAsString(publication) : publicationAsDelta(publication, patch);
  });
}

function patchOf(previous: Publication, publication: Publication): string | null {
  const target = Buffer.from(publication.json);
  const patch = fossilDelta(Buffer.from(previous.json), target);
  return patch.length < target.length ? patch.toString('utf8') : null;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
