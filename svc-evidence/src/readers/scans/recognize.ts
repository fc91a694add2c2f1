import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PictureArea } from '@evenhand/contracts/evidence/search';
import { type Language, languageOf } from './language.js';
import { hasDarkAreas, withLightLettersBlack } from './light-letters.js';
import type { Picture } from './page-picture.js';
import { type Box, type Line, linesOfTsv, mergeLines } from './recognized-lines.js';
import { areaIn, levelled, skewOf } from './skew.js';

/** Printed text has 80 and more; below 40 the letters are in a photo. */
const LEAST_CONFIDENCE = 40;

/** A page upside down seldom exceeds this. */
const SURE = 70;

const NEURAL_ENGINE = 1;
const WHOLE_PAGE = 3;

const languageData = (language: Language): Buffer => {
  const folder = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`));
  return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)));
};

/** tesseract.js itself needs worker threads and a cache folder, which the sandbox refuses. */
const start = async (language: Language) => {
  const { default: load } = await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js');
  const core = await load({ print() {}, printErr() {} });
  core.FS.writeFile(`/${language}.traineddata`, languageData(language));
  const recognizer = new core.TessBaseAPI();
  if (recognizer.Init(null, language, NEURAL_ENGINE) !== 0) throw new Error('the recognizer could not start');
  // It is confused with a capital I and rare in letters and bills.
  recognizer.SetVariable('tessedit_char_blacklist', '|');
  recognizer.SetPageSegMode(WHOLE_PAGE);
  return { files: core.FS, recognizer };
};

const started: Partial<Record<Language, ReturnType<typeof start>>> = {};

interface Words {
  text: string;
  lines: Line[];
}

export interface Recognized extends Words {
  /** 0 to 100. */
  confidence: number;
  /** What the lines are placed in: levelled where the picture was tilted. */
  picture: Picture;
  /** The share of a picture as it was given; undefined when it was upside down. */
  areaOf(box: Box): PictureArea | undefined;
}

interface Reading extends Words {
  confidence: number;
}

const read = async (picture: Picture, language: Language): Promise<Reading> => {
  const { width, height, grey, dotsPerInch } = picture;
  started[language] ??= start(language);
  const { files, recognizer } = await started[language];
  files.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey]));
  if (recognizer.SetImageFile(1, 0) !== 0) return { text: '', lines: [], confidence: 0 };
  recognizer.SetVariable('user_defined_dpi', String(dotsPerInch));
  recognizer.Recognize(null);
  const reading = {
    text: recognizer.GetUTF8Text().trim(),
    lines: linesOfTsv(recognizer.GetTSVText(0)),
    confidence: recognizer.MeanTextConf(),
  };
  recognizer.Clear();
  return reading;
};

const onItsHead = (picture: Picture): Picture => ({ ...picture, grey: picture.grey.toReversed() });

/** The next page is most likely turned as well. */
let isTurned = false;

const readEitherWay = async (picture: Picture, language: Language): Promise<Reading> => {
  const first = await read(isTurned ? onItsHead(picture) : picture, language);
  if (first.confidence >= SURE || first.text === '') return first;
  const second = await read(isTurned ? picture : onItsHead(picture), language);
  if (second.confidence >= SURE) isTurned = !isTurned;
  return second.confidence > first.confidence ? second : first;
};

/** Ornaments of a dark area are recognized as letters with less confidence. */
const LEGIBLE = 60;
const isLegible = ({ text, confidence }: Line): boolean => confidence >= LEGIBLE && /[\p{L}\p{N}]/u.test(text);

/** One reading loses a side of a chat in dark mode: the letters of two colours on bubbles of two colours. */
const readAll = async (picture: Picture, language: Language): Promise<Reading> => {
  const plain = await readEitherWay(picture, language);
  if (isTurned || !hasDarkAreas(picture)) return plain;
  const sharpened = await read(withLightLettersBlack(picture), language);
  const known = plain.confidence < LEAST_CONFIDENCE ? [] : plain.lines;
  const lines = mergeLines(known, sharpened.lines.filter(isLegible));
  if (lines.every((line) => plain.lines.includes(line))) return plain;
  const confidence = Math.max(plain.confidence, sharpened.confidence);
  return { text: lines.map(({ text }) => text).join('\n'), lines, confidence };
};

/** The next page is most likely in the same language. */
let language: Language = 'eng';

/** The confidences of two languages differ by this much on clean print. */
const SLIGHTLY = 5;

const readInLanguage = async (picture: Picture): Promise<Reading> => {
  const first = await readAll(picture, language);
  const written = languageOf(first.text) ?? language;
  const second = written === language ? first : await readAll(picture, written);
  if (second.confidence >= SURE) language = written;
  return second.confidence >= first.confidence - SLIGHTLY ? second : first;
};

/** Empty when the letters are part of a photo. */
export const recognize = async (given: Picture): Promise<Recognized> => {
  const skew = skewOf(given);
  const picture = skew === 0 ? given : levelled(given, skew);
  const { text, lines, confidence } = await readInLanguage(picture);
  const areaOf = isTurned ? () => undefined : areaIn(given, picture, skew);
  if (confidence < LEAST_CONFIDENCE) return { text: '', lines: [], confidence, picture, areaOf };
  return { text, lines, confidence, picture, areaOf };
};
