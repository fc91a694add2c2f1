import type { EvidenceAnswer, Retrieval } from '@evenhand/contracts/evidence/search';
import { longDay } from '@evenhand/contracts/toronto';
import { evidenceAnswers as words } from '@evenhand/wording/evidence-answers';

const QUOTED = 3;

/** A quote stays one paragraph of the answer. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');

const extracts = (places: Retrieval[], kind: 'answer' | 'closest', before: string[]): EvidenceAnswer => {
  if (places.length === 0)
    return { answer: words.nothingFound, kind: 'nothing', answeredBy: 'extracts', retrievals: [] };
  const quotes = places
    .slice(0, QUOTED)
    .map(({ snippet, people, at, filename }) =>
      words.quote(inOneLine(snippet), people[0], at && longDay(at), filename),
    );
  return { answer: [...before, ...quotes].join('\n\n'), kind, answeredBy: 'extracts', retrievals: places };
};

export const extractsOf = (places: Retrieval[], isAnswer: boolean): EvidenceAnswer =>
  isAnswer
    ? extracts(places, 'answer', [words.introduction(places.length)])
    : extracts(places, 'closest', [words.closest(places.length)]);

export const closestOf = (places: Retrieval[], reason: string): EvidenceAnswer =>
  extracts(places, 'closest', [reason, words.introduction(places.length)]);
