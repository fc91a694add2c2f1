import { openBlob, sealBlob } from '@evenhand/service-kit/sealing/sealed-blob';
import type { ChunkPlace, ChunksToIndex } from '../search-index.js';
import { packTerms } from './pack-terms.js';
import { Terms } from './terms.js';

export interface SegmentPlace extends ChunkPlace {
  first: number;
}

export interface SealedSegment extends SegmentPlace {
  version: string;
  terms: Buffer;
  vectors: Buffer | null;
}

export interface OpenSegment {
  fileId: string;
  first: number;
  terms: Terms;
  /** Packed embeddings; null before embedding. */
  vectors: Uint8Array | null;
}

const contextOf = (what: 'terms' | 'vectors', { caseId, fileId, first }: SegmentPlace): string =>
  `index/${what}/${caseId}/${fileId}/${first}`;

/** Not compressed: both are nearly random. */
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
