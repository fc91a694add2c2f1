import { decoded } from '../decode.js';
import { linesOf } from '../lines.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { documentUnits } from '../transcript.js';
import type { Parse } from '../unit.js';
import { texts, textsIn } from './copied-texts.js';
import { dayHeadingsIn, messagesByDay } from './day-headings.js';
import { isKakao, kakao } from './kakao.js';
import { isSigtop, sigtop } from './sigtop.js';
import { whatsApp } from './whatsapp.js';
import { formOf } from './whatsapp-line.js';

/** In characters; enough to detect a chat. */
const SAMPLE_IN_CHARACTERS = 100_000;

export const text: Parse = async function* ({ filename, bytes }) {
  const { sample, all } = await lookAhead(linesOf(decoded(bytes)), upTo(SAMPLE_IN_CHARACTERS));
  const copied = textsIn(sample.slice(0, 50));
  const exported = formOf(sample);
  const daily = dayHeadingsIn(sample);
  if (isSigtop(sample)) yield* sigtop(filename, all);
  else if (isKakao(sample)) yield* kakao(filename, all);
  else if (copied) yield* texts(filename, copied, all);
  else if (daily) yield* messagesByDay(filename, daily, sample, all);
  else if (exported) yield* whatsApp(filename, exported, all);
  else yield* documentUnits(filename, 'line', all);
};
