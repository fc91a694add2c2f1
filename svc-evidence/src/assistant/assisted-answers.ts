import type { EvidenceAnswer, Retrieval } from '@evenhand/contracts/evidence/search';
import { evidenceAnswers as words } from '@evenhand/wording/evidence-answers';
import { Injectable } from '@nestjs/common';
import { Citations } from '../citations/citations.js';
import { closestOf } from '../citations/extracts.js';
import { fromOf } from '../citations/from.js';
import { passageIdOf } from '../search/passage-id.js';
import type { Found } from '../search/passage-ranking.js';
import type { SearchResult } from '../search/search.service.js';
import { Assistant } from './assistant.js';
import type { ShownPassage } from './prompt.js';
import { type ProvenSentence, provenSentences } from './proven-sentences.js';

const MOST_PASSAGES = 24;
const LONGEST_PASSAGE = 2_000;
const MOST_CHARACTERS = 12_000;
const MOST_PLACES = 10;

@Injectable()
export class AssistedAnswers {
  constructor(
    private readonly citations: Citations,
    private readonly assistant: Assistant,
  ) {}

  /** @param places results of the search alone; the assistant can add to them and hide none */
  async answer(caseId: string, question: string, result: SearchResult, places: Retrieval[]): Promise<EvidenceAnswer> {
    const shown = shownOf(result.found, places);
    const reply = await this.assistant.ask(question, shown);
    const sentences = reply && (await this.stillProven(caseId, provenSentences(reply, shown)));
    // Files may have been deleted meanwhile.
    const remaining = await this.citations.proven(caseId, places);
    if (!sentences) return closestOf(remaining, words.notAnswered);
    if (sentences.length === 0) return closestOf(remaining, words.notProven);
    return assistedOf(sentences, remaining);
  }

  private async stillProven(caseId: string, sentences: ProvenSentence[]): Promise<ProvenSentence[]> {
    const checked = sentences.map(async ({ text, citations }) => {
      const proven = await this.citations.proven(caseId, citations);
      return proven.length === citations.length ? [{ text, citations }] : [];
    });
    return (await Promise.all(checked)).flat();
  }
}

const shownOf = (found: Found[], places: Retrieval[]): ShownPassage[] => {
  const snippets = new Map(places.map((place) => [passageIdOf(place), place.snippet]));
  const shown = new Map<string, ShownPassage>();
  let characters = 0;
  for (const { passages, score } of found)
    for (const stored of passages) {
      const id = passageIdOf(stored);
      const text = partAround(stored.text, snippets.get(id) ?? '');
      // A guess at handwriting would become a sentence.
      if (stored.unclear || shown.has(id) || shown.size === MOST_PASSAGES || characters + text.length > MOST_CHARACTERS)
        continue;
      shown.set(id, { stored, text, score });
      characters += text.length;
    }
  return [...shown.values()];
};

const partAround = (text: string, snippet: string): string => {
  const middle = text.indexOf(snippet) + snippet.length / 2;
  const from = Math.max(0, Math.min(middle - LONGEST_PASSAGE / 2, text.length - LONGEST_PASSAGE));
  return text.slice(from, from + LONGEST_PASSAGE);
};

const quoteOf = (citation: Retrieval): string => `${passageIdOf(citation)} ${citation.snippet}`;

const assistedOf = (sentences: ProvenSentence[], places: Retrieval[]): EvidenceAnswer => {
  const cited = new Map(sentences.flatMap(({ citations }) => citations.map((one) => [quoteOf(one), one])));
  const quotes = [...cited.keys()];
  const lines = sentences.map(({ text, citations }) => {
    const sources = citations.map((one) => words.source(quotes.indexOf(quoteOf(one)) + 1, fromOf(one)));
    return words.sentence(text, [...new Set(sources)]);
  });
  const citedIds = new Set([...cited.values()].map(passageIdOf));
  const others = places.filter((place) => !citedIds.has(passageIdOf(place)));
  return {
    answer: [words.assisted, ...lines].join('\n\n'),
    kind: 'answer',
    answeredBy: 'assistant',
    retrievals: [...cited.values(), ...others.slice(0, Math.max(0, MOST_PLACES - cited.size))],
  };
};
