import type { Verification } from '@evenhand/contracts/verification/verification';
import { PDF, type PDFPage } from '@libpdf/core';
import { bearsSeal } from '../sealing/seal/seal-pdf.js';
import { objectDigest } from './object-digest.js';

type Change = Verification['changes'][number];

/**
 * The differences between a file and its sealed original; none when the bytes are equal. Reports places, never
 * content. Page numbers are the file's, or the original's where a page is missing.
 */
export async function compareWithSealed(uploaded: Uint8Array, sealed: Uint8Array): Promise<Change[]> {
  if (Buffer.compare(uploaded, sealed) === 0) return [];
  const appended: Change[] = startsWith(uploaded, sealed) ? [{ kind: 'appended', page: null }] : [];
  const [file, original] = [await load(uploaded), await PDF.load(sealed)];
  if (!file) return [...appended, { kind: 'other', page: null }];
  const changes = [
    ...appended,
    ...pageChanges(file, original),
    ...sealChange(file, original),
    ...metadataChange(file, original),
  ];
  return changes.length > 0 ? changes : [{ kind: 'other', page: null }];
}

function startsWith(bytes: Uint8Array, beginning: Uint8Array): boolean {
  return bytes.length > beginning.length && Buffer.compare(bytes.subarray(0, beginning.length), beginning) === 0;
}

async function load(bytes: Uint8Array): Promise<PDF | null> {
  return PDF.load(bytes).catch(() => null);
}

interface PageFacts {
  /** Reading it takes a hundred times as long as `look`. */
  readonly text: () => string;
  /** Digest of all that the page refers to; equal pages have equal texts. */
  readonly look: string;
}

/** Matches the common pages at both ends first, so that one added page is one change. */
function pageChanges(file: PDF, original: PDF): Change[] {
  const [now, then] = [factsOf(file), factsOf(original)];
  const shorter = Math.min(now.length, then.length);
  const same = (index: number, other: number) => {
    const [page, original] = [now.at(index), then.at(other)];
    return isSameLook(page, original) || page?.text() === original?.text();
  };
  const before = countWhile(shorter, (index) => same(index, index));
  const after = countWhile(shorter - before, (index) => same(-1 - index, -1 - index));
  const [changed, extra] = [shorter - before - after, Math.abs(now.length - then.length)];
  const kind = now.length > then.length ? 'pages-added' : 'pages-removed';
  return [
    ...pages('page-text', before, changed),
    ...pages(kind, before + changed, extra),
    ...now.flatMap((facts, index) => {
      if (index >= before && index < now.length - after) return [];
      const there = index < before ? index : index - now.length;
      return isSameLook(facts, then.at(there)) ? [] : pages('page-look', index, 1);
    }),
  ];
}

/** A damaged page has no look, and is like no other. */
const isSameLook = (page: PageFacts | undefined, other: PageFacts | undefined): boolean =>
  page !== undefined && page.look !== '' && page.look === other?.look;

function countWhile(most: number, holds: (index: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
}

function pages(kind: Change['kind'], from: number, count: number): Change[] {
  return Array.from({ length: count }, (_, index) => ({ kind, page: from + index + 1 }));
}

const factsOf = (pdf: PDF): PageFacts[] =>
  pdf.getPages().map((page) => ({
    text: memoized(() => textOf(page)),
    look: attempt(() => objectDigest(pdf, page.dict)),
  }));

function memoized(read: () => string): () => string {
  let text: string | null = null;
  return () => (text ??= read());
}

const textOf = (page: PDFPage) => attempt(() => page.extractText({ includeChars: false }).text);

/** A damaged page counts as a difference. */
function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function sealChange(file: PDF, original: PDF): Change[] {
  const same = bearsSeal(file) && sealOf(file) === sealOf(original);
  return same ? [] : [{ kind: 'seal', page: null }];
}

const sealOf = (pdf: PDF) =>
  attempt(() =>
    (pdf.getForm()?.getSignatureFields() ?? []).map((field) => objectDigest(pdf, field.getSignatureDict())).join(),
  );

function metadataChange(file: PDF, original: PDF): Change[] {
  return metadataOf(file) === metadataOf(original) ? [] : [{ kind: 'metadata', page: null }];
}

const metadataOf = (pdf: PDF) =>
  attempt(() => JSON.stringify(pdf.getMetadata()) + objectDigest(pdf, pdf.getCatalog().get('Metadata')));
