import { ProblemError } from '@evenhand/web-kit/problem-error';
import type { ArchivePart } from './part.js';

export interface Progress {
  parts: number;
  bytes: number;
}

interface Writing {
  parts: readonly ArchivePart[];
  onProgress: (done: Progress) => void;
  /** After a failure: whether the part is read again or left out. Rejects when the archive is given up. */
  pause: (error: unknown) => Promise<'again' | 'skip'>;
}

export interface Archive {
  zip: Blob;
  /** Parts that the account does not have, or no longer. */
  leftOut: string[];
}

/** Drafts end with the seal, are part of a plan, and are not made with contact data that stays hidden. */
const ABSENT: readonly (string | undefined)[] = ['hidden-contact-data', 'agreement-is-sealed', 'plan-required'];

/** No other attempt gives another answer: there is no agreement yet, or the file was deleted meanwhile. */
const isAbsent = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 404 || ABSENT.includes(error.problem?.code));

const BUSY_MS = 5_000;

const isBusy = (error: unknown): boolean => error instanceof ProblemError && error.status === 429;

/** Null for a part that is absent or left out. A file shorter than its listed size broke off. */
const read = async (part: ArchivePart, pause: Writing['pause']): Promise<Blob | null> => {
  for (;;) {
    try {
      const content = await part.read();
      if (part.size > 0 && content.size !== part.size) throw new Error('A file broke off.');
      return content;
    } catch (error) {
      if (isAbsent(error)) return null;
      if (isBusy(error)) await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      else if ((await pause(error)) === 'skip') return null;
    }
  }
};

/**
 * Reads the parts one after another into a zip (ZIP64 where it is needed). A part and the zip are Blobs, which browsers
 * keep on disk when they are large.
 */
export const writeArchive = async ({ parts, onProgress, pause }: Writing): Promise<Archive> => {
  const { BlobReader, TextReader, ZipWriter } = await import('@zip.js/zip.js/lib/zip-core-custom.js');
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new Response(readable).blob();
  const writer = new ZipWriter(writable, { useWebWorkers: false });
  const leftOut: string[] = [];
  let bytes = 0;
  for (const [index, part] of parts.entries()) {
    const content = await read(part, pause);
    if (content) await writer.add(part.name, new BlobReader(content), { level: part.size > 0 ? 0 : 5 });
    else leftOut.push(part.name);
    bytes += part.size;
    onProgress({ parts: index + 1, bytes });
  }
  await writer.add('left-out.json', new TextReader(JSON.stringify(leftOut)));
  await writer.close();
  return { zip: await zip, leftOut };
};
