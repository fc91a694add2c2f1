import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { evidenceWording } from '@evenhand/wording/evidence';

/** So much of a mailbox is looked through at a time, backwards from where a part has to end. */
const LOOKED_AT = 1_048_576;
/** A border and the line below it: what begins in one look ends in it. */
const LONGEST_BORDER = 2_000;
/** Where a mail begins: an empty line, "From ", day, hour and year in the line, and a header below it. */
const BORDER =
  /\r?\n\r?\n(?=From (?:[^\r\n]{0,200} )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?=[^\r\n]{0,50}\d{1,2}:\d{2})[^\r\n]{0,50}\b\d{4}\b[^\r\n]{0,200}\r?\n(?:>From [^\r\n]{0,200}\r?\n){0,20}[!-9;-~]{1,200}[ \t]*:)/g;

/** The place of the last border between two places of a mailbox; undefined when there is none. */
const lastBorder = async (file: Blob, from: number, to: number): Promise<number | undefined> => {
  for (let end = to; end > from; end -= LOOKED_AT) {
    const start = Math.max(from, end - LOOKED_AT);
    const bytes = await file.slice(start, Math.min(file.size, end + LONGEST_BORDER)).arrayBuffer();
    // Each byte is one sign there: places are counted in bytes.
    const text = new TextDecoder('latin1').decode(bytes);
    const last = [...text.matchAll(BORDER)].findLast(({ index }) => start + index < end);
    if (last) return start + last.index + last[0].length;
  }
  return undefined;
};

/** Where the parts of a mailbox end; null when one mail alone is larger than a part may be. */
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
 * A mailbox that is too large for one file, in parts that begin with a mail each and are named as what belongs together.
 * Only what lies around a cut is read, so none of it stands in memory. Any other file stays as it is.
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
