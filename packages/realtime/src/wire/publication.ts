import { textFrame } from './text-frame.ts';

/** Who published or joined, as other clients see them. */
export interface ClientInfo {
  readonly client: string;
  readonly user: string;
  readonly conn_info?: unknown;
  readonly chan_info?: unknown;
}

/** One message of a channel. The data is kept as the JSON text that is sent, because a delta is made of its bytes. */
export interface Publication {
  /** Zero in a channel without history. */
  readonly offset: number;
  readonly json: string;
  /** Only on the first of a stream, for clients that subscribed before there was one. */
  readonly epoch?: string;
  readonly info?: ClientInfo;
  readonly tags?: Readonly<Record<string, string>>;
}

/**
 * The publication as an object of the protocol. A subscription that negotiated deltas gets its data as a string,
 * either the whole JSON text or a patch against the previous one; others get the JSON value itself.
 */
export function publicationJson(publication: Publication): string {
  return publicationText(publication, publication.json, false);
}

export function publicationAsString(publication: Publication): string {
  return publicationText(publication, JSON.stringify(publication.json), false);
}

export function publicationAsDelta(publication: Publication, patch: string): string {
  return publicationText(publication, JSON.stringify(patch), true);
}

export function publicationFrame(channel: string, publication: string): Buffer {
  return textFrame(`{"push":{"channel":${JSON.stringify(channel)},"pub":${publication}}}`);
}

function publicationText(publication: Publication, data: string, isDelta: boolean): string {
  const { offset, info, tags, epoch } = publication;
  return `{"data":${data}${info === undefined ? '' : `,"info":${JSON.stringify(info)}`}${
    offset === 0 ? '' : `,"offset":${offset}`
  }${tags === undefined ? '' : `,"tags":${JSON.stringify(tags)}`}${isDelta ? ',"delta":true' : ''}${epoch === undefined ? '' : `,"epoch":${JSON.stringify(epoch)}`}}`;
}
