import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Picture } from './page-picture.js';

/** The recognizer is sure of printed text by 80 and more; below this it saw letters in a photo. */
const LEAST_CONFIDENCE = 40;

const LANGUAGE = 'eng';
const NEURAL_ENGINE = 1;

/** The language as it lies in its package: nothing is downloaded. */
const languageData = (): Buffer => {
  const folder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${LANGUAGE}.traineddata.gz`)));
};

/**
 * The recognizer's core itself, without the package around it, which would need worker threads and a cache to write to:
 * the process that reads strangers' files is granted neither.
 */
const start = async () => {
  const { default: load } = await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js');
  const core = await load({ print() {}, printErr() {} });
  core.FS.writeFile(`/${LANGUAGE}.traineddata`, languageData());
  const recognizer = new core.TessBaseAPI();
  if (recognizer.Init(null, LANGUAGE, NEURAL_ENGINE) !== 0) throw new Error('the recognizer could not start');
  // It takes a capital I for this one, which hardly stands in letters and bills.
  recognizer.SetVariable('tessedit_char_blacklist', '|');
  return { files: core.FS, recognizer };
};

let started: ReturnType<typeof start> | undefined;

/** The text that stands in a picture; empty when there is none that could be read. */
export const recognize = async ({ width, height, grey, dotsPerInch }: Picture): Promise<string> => {
  started ??= start();
  const { files, recognizer } = await started;
  files.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey]));
  if (recognizer.SetImageFile(1, 0) !== 0) return '';
  recognizer.SetVariable('user_defined_dpi', String(dotsPerInch));
  recognizer.Recognize(null);
  const text = recognizer.MeanTextConf() < LEAST_CONFIDENCE ? '' : recognizer.GetUTF8Text().trim();
  recognizer.Clear();
  return text;
};
