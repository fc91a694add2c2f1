import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const WORTH_IT = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;
const LEAST_BYTES = 1_024;

const forms = {
  '.br': () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': () => createGzip({ level: 9 }),
};

const write = async (file: string, ending: keyof typeof forms): Promise<void> => {
  const compressed = file + ending;
  if (existsSync(compressed) && statSync(compressed).mtimeMs >= statSync(file).mtimeMs) return;
  // Another process may compress the same build.
  const part = `${file}.${process.pid}${ending}`;
  await pipeline(createReadStream(file), forms[ending](), createWriteStream(part));
  await rename(part, compressed);
};

/** Writes .br and .gz next to each text file that becomes smaller. */
export const compress = async (files: string[]): Promise<void> => {
  const worth = files.filter((file) => WORTH_IT.test(file) && statSync(file).size >= LEAST_BYTES);
  await Promise.all(worth.flatMap((file) => [write(file, '.br'), write(file, '.gz')]));
};
