import { beginsWith } from '../signatures.js';

const isPng = beginsWith('\x89PNG\r\n\x1a\n');
const isJpeg = beginsWith('\xff\xd8\xff');
const PNG_ENDS = Buffer.from('IEND');
const JPEG_ENDS = Buffer.from([0xff, 0xd9]);
const [JPEG_START, JPEG_SCAN, JPEG_MARKER] = [0xd8, 0xda, 0xff];
const [RIFF_HEADER, RIFF_SIZE] = [8, 4];

/**
 * The picture begins behind segments that may contain a smaller one, and a phone may append a film. What has no
 * segments is damaged.
 */
const isJpegCutOff = (file: Buffer): boolean => {
  const first = 2;
  let at = first;
  while (at + 4 <= file.length && file[at] === JPEG_MARKER) {
    const marker = file[at + 1];
    if (marker === JPEG_SCAN) return !file.includes(JPEG_ENDS, at);
    // Fill bytes, and a marker without a length.
    at += marker === JPEG_MARKER ? 1 : marker === JPEG_START ? 2 : 2 + file.readUInt16BE(at + 2);
  }
  return at > first && at + 4 > file.length;
};

/** Half of a picture decodes to a grey or empty rest, which would be read as an empty picture. */
export const isCutOff = (file: Buffer): boolean => {
  if (isPng(file)) return !file.includes(PNG_ENDS);
  if (isJpeg(file)) return isJpegCutOff(file);
  return (
    file.length > RIFF_HEADER &&
    beginsWith('RIFF')(file) &&
    file.readUInt32LE(RIFF_SIZE) + RIFF_HEADER > file.length + 1
  );
};
