import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Picture } from './page-picture.js';

/** Printed text has 80 and more; below 40 the letters are in a photo. */
const LEAST_CONFIDENCE = 40;

/** A page upside down seldom exceeds this. */
const SURE = 70;

const LANGUAGE = 'eng';
const NEURAL_ENGINE = 1;
const WHOLE_PAGE = 3;

const languageData = (): Buffer => {
  const folder = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${LANGUAGE}.traineddata.gz`)));
};

/** tesseract.js itself needs worker threads and a cache folder, which the sandbox refuses. */
const start = async () => {
  const { default: load } = await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js');
  const core = await load({ print() {}, printErr() {} });
  core.FS.writeFile(`/${LANGUAGE}.traineddata`, languageData());
  const recognizer = new core.TessBaseAPI();
  if (recognizer.Init(null, LANGUAGE, NEURAL_ENGINE) !== 0) throw new Error('the recognizer could not start');
  // It is confused with a capital I and rare in letters and bills.
  recognizer.SetVariable('tessedit_char_blacklist', '|');
  recognizer.SetPageSegMode(WHOLE_PAGE);
  return { files: core.FS, recognizer };
};

let started: ReturnType<typeof start> | undefined;

interface Recognized {
  text: string;
  confidence: number;
}

const read = async ({ width, height, grey, dotsPerInch }: Picture): Promise<Recognized> => {
  started ??= start();
  const { files, recognizer } = await started;
  files.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey]));
  if (recognizer.SetImageFile(1, 0) !== 0) return { text: '', confidence: 0 };
  recognizer.SetVariable('user_defined_dpi', String(dotsPerInch));
  recognizer.Recognize(null);
  const recognized = { text: recognizer.GetUTF8Text().trim(), confidence: recognizer.MeanTextConf() };
  recognizer.Clear();
  return recognized;
};

const onItsHead = (picture: Picture): Picture => ({ ...picture, grey: picture.grey.toReversed() });

/** The next page is most likely turned as well. */
let isTurned = false;

const readEitherWay = async (picture: Picture): Promise<Recognized> => {
  const first = await read(isTurned ? onItsHead(picture) : picture);
  if (first.confidence >= SURE || first.text === '') return first;
  const second = await read(isTurned ? picture : onItsHead(picture));
  if (second.confidence >= SURE) isTurned = !isTurned;
  return second.confidence > first.confidence ? second : first;
};

export const recognize = async (picture: Picture): Promise<string> => {
  const { text, confidence } = await readEitherWay(picture);
  return confidence < LEAST_CONFIDENCE ? '' : text;
};
