import type { AnswerKind, EvidenceAnswer, OtherPerson, Retrieval } from '@evenhand/contracts/evidence/search';
import { evidenceAnswers as words } from '@evenhand/wording/evidence-answers';
import { nameOf } from '../readers/correspondent.js';
import type { SearchResult } from '../search/search.service.js';
import { fromOf } from './from.js';

const QUOTED = 3;

/** A quote stays one paragraph of the answer. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');

const extracts = (places: Retrieval[], kind: Exclude<AnswerKind, 'nothing'>, before: string[]): EvidenceAnswer => {
  if (places.length === 0)
    return { answer: words.nothingFound, kind: 'nothing', answeredBy: 'extracts', retrievals: [] };
  const quotes = places
    .slice(0, QUOTED)
    .map((place) => words[place.unclear ? 'unclearQuote' : 'quote'](inOneLine(place.snippet), fromOf(place)));
  return { answer: [...before, ...quotes].join('\n\n'), kind, answeredBy: 'extracts', retrievals: places };
};

type Finding = Pick<SearchResult, 'isAnswer' | 'otherPerson'>;

/** What those who are named wrote comes first. */
const ofOtherPerson = (places: Retrieval[], otherPerson: OtherPerson): EvidenceAnswer => {
  const { asked, writers } = otherPerson;
  const isTheirs = ({ people: [writer = ''] }: Retrieval): boolean => writers.includes(nameOf(writer));
  const ordered = [...places.filter(isTheirs), ...places.filter((place) => !isTheirs(place))];
  return { ...extracts(ordered, 'other-person', [words.otherPerson(asked, writers)]), otherPerson };
};

export const extractsOf = (places: Retrieval[], { isAnswer, otherPerson }: Finding): EvidenceAnswer => {
  if (otherPerson && places.length > 0) return ofOtherPerson(places, otherPerson);
  return isAnswer
    ? extracts(places, 'answer', [words.introduction(places.length)])
    : extracts(places, 'closest', [words.closest(places.length)]);
};

export const closestOf = (places: Retrieval[], reason: string): EvidenceAnswer =>
  extracts(places, 'closest', [reason, words.introduction(places.length)]);
