interface Written {
  filename: string;
  bytes: Buffer;
}

// Input: a line of a mail. "begin 644 lease.pdf"
const BEGIN = /^begin [0-7]{3,4} (\S.{0,200}?)\s*$/;
/** A length, then four characters for three bytes. */
const [LONGEST_LINE, FIRST] = [90, 32];

const sixBitsAt = (line: string, at: number): number => ((line.codePointAt(at) ?? FIRST) - FIRST) & 63;

/** Undefined for a line that is not encoded. */
const bytesOf = (line: string): Buffer | undefined => {
  const size = sixBitsAt(line, 0);
  if (line === '' || line.length > LONGEST_LINE || /[^ -`]/.test(line)) return undefined;
  if (line.length - 1 > Math.ceil(size / 3) * 4 + 2) return undefined;
  const bytes: number[] = [];
  for (let at = 1; bytes.length < size; at += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((next) => sixBitsAt(line, at + next));
    const three = ((a ?? 0) << 18) | ((b ?? 0) << 12) | ((c ?? 0) << 6) | (d ?? 0);
    bytes.push((three >> 16) & 255, (three >> 8) & 255, three & 255);
  }
  return Buffer.from(bytes.slice(0, size));
};

const fileIn = (lines: string[], begin: number): { bytes: Buffer; end: number } | undefined => {
  const pieces: Buffer[] = [];
  for (let at = begin + 1; at < lines.length; at += 1) {
    const line = lines[at]?.replace(/\r$/, '') ?? '';
    if (/^end\s*$/.test(line)) return { bytes: Buffer.concat(pieces), end: at };
    const bytes = bytesOf(line);
    if (!bytes) return undefined;
    pieces.push(bytes);
  }
  return undefined;
};

/** Mails of before MIME carry files in their text: they are attachments, not words. */
export const withoutUuencoded = (text: string): { text: string; files: Written[] } => {
  if (!/^begin [0-7]/m.test(text)) return { text, files: [] };
  const [lines, kept, files]: [string[], string[], Written[]] = [text.split('\n'), [], []];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const filename = BEGIN.exec(line)?.[1];
    const file = filename === undefined ? undefined : fileIn(lines, at);
    if (filename !== undefined && file) {
      files.push({ filename, bytes: file.bytes });
      at = file.end;
    } else kept.push(line);
  }
  return { text: kept.join('\n'), files };
};
