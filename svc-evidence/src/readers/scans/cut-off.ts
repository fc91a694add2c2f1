import { beginsWith } from '../signatures.js';

const isPng = beginsWith('\x89PNG\r\n\x1a\n');
const isJpeg = beginsWith('\xff\xd8\xff');
const PNG_ENDS = Buffer.from('IEND');
const [JPEG_ENDS, JPEG_SCAN] = [Buffer.from([0xff, 0xd9]), Buffer.from([0xff, 0xda])];
const [RIFF_HEADER, RIFF_SIZE] = [8, 4];

/** Half of a picture decodes to a grey or empty rest, which would be read as an empty picture. */
export const isCutOff = (file: Buffer): boolean => {
  if (isPng(file)) return !file.includes(PNG_ENDS);
  if (isJpeg(file)) return file.lastIndexOf(JPEG_ENDS) < file.lastIndexOf(JPEG_SCAN);
  return (
    file.length > RIFF_HEADER &&
    beginsWith('RIFF')(file) &&
    file.readUInt32LE(RIFF_SIZE) + RIFF_HEADER > file.length + 1
  );
};
