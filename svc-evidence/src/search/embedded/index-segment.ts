import { openBlob, sealBlob } from '../../keys/sealed-blob.js';
import type { ChunkPlace, ChunksToIndex } from '../search-index.js';
import { packTerms } from './pack-terms.js';
import { Terms } from './terms.js';

/** Where some chunks of one file stand, and which writing of them it is. */
export interface SegmentPlace extends ChunkPlace {
  /** The number of the first of them in their file. */
  first: number;
}

/** A segment as the table keeps it. */
export interface SealedSegment extends SegmentPlace {
  version: string;
  terms: Buffer;
  vectors: Buffer | null;
}

/** A segment that can be searched. */
export interface OpenSegment {
  fileId: string;
  first: number;
  terms: Terms;
  /** Packed embeddings, one after the other; null while there are none. */
  vectors: Uint8Array | null;
}

const contextOf = (what: 'terms' | 'vectors', { caseId, fileId, first }: SegmentPlace): string =>
  `index/${what}/${caseId}/${fileId}/${first}`;

/** Neither terms nor vectors are compressed: most of both are numbers as good as random. */
export const sealTerms = (batch: ChunksToIndex, secret: Buffer): Buffer =>
  sealBlob(packTerms(batch), secret, contextOf('terms', batch));

export const sealVectors = (place: SegmentPlace, embeddings: Buffer[], secret: Buffer): Buffer =>
  sealBlob(Buffer.concat(embeddings), secret, contextOf('vectors', place));

/** @throws SealBroken */
export const openSegment = ({ terms, vectors, ...place }: SealedSegment, secret: Buffer): OpenSegment => ({
  fileId: place.fileId,
  first: place.first,
  terms: new Terms(openBlob(terms, secret, contextOf('terms', place))),
  vectors: vectors && openBlob(vectors, secret, contextOf('vectors', place)),
});

export const bytesOf = ({ terms, vectors }: OpenSegment): number => terms.bytes + (vectors?.length ?? 0);
