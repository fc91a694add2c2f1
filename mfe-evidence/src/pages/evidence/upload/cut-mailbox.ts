import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { evidenceWording } from '@evenhand/wording/evidence';

/** Bytes searched at a time, backwards from the largest possible part. */
const LOOKED_AT = 1_048_576;
/** Bytes of a separator and its next line; windows overlap by this much. */
const LONGEST_BORDER = 2_000;
/** The start of a mail: an empty line, "From " with day, hour and year, and a header in the next line. */
const BORDER =
  /\r?\n\r?\n(?=From (?:[^\r\n]{0,200} )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?=[^\r\n]{0,50}\d{1,2}:\d{2})[^\r\n]{0,50}\b\d{4}\b[^\r\n]{0,200}\r?\n(?:>From [^\r\n]{0,200}\r?\n){0,20}[!-9;-~]{1,200}[ \t]*:)/g;

/** Offset of the last separator in a range; undefined without one. */
const lastBorder = async (file: Blob, from: number, to: number): Promise<number | undefined> => {
  for (let end = to; end > from; end -= LOOKED_AT) {
    const start = Math.max(from, end - LOOKED_AT);
    const bytes = await file.slice(start, Math.min(file.size, end + LONGEST_BORDER)).arrayBuffer();
    // One character per byte, so offsets are bytes.
    const text = new TextDecoder('latin1').decode(bytes);
    const last = [...text.matchAll(BORDER)].findLast(({ index }) => start + index < end);
    if (last) return start + last.index + last[0].length;
  }
  return undefined;
};

/** End offsets of the parts; null when one mail exceeds the limit. */
const endsOf = async (file: Blob, largest: number): Promise<number[] | null> => {
  const ends: number[] = [];
  for (let start = 0; file.size - start > largest; start = ends.at(-1) ?? 0) {
    const end = await lastBorder(file, start + 1, start + largest - LONGEST_BORDER);
    if (end === undefined) return null;
    ends.push(end);
  }
  return [...ends, file.size];
};

/**
 * Splits a mailbox over the limit at mail boundaries, with names that mark the parts as one mailbox. Reads only the
 * ranges around the cuts. Other files are returned unchanged.
 */
export const inParts = async (file: File, largest = LARGEST_EVIDENCE_FILE_IN_BYTES): Promise<File[]> => {
  if (!/\.mbox$/i.test(file.name) || file.size <= largest) return [file];
  const ends = await endsOf(file, largest);
  if (!ends) return [file];
  const name = file.name.replace(/\.mbox$/i, '');
  return ends.map(
    (end, index) =>
      new File([file.slice(ends[index - 1] ?? 0, end)], evidenceWording.upload.part(name, index + 1, ends.length), {
        lastModified: file.lastModified,
      }),
  );
};
