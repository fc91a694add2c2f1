import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { passageIdOf } from '../search/passage-id.js';
import type { RankedPassage } from '../search/passage-ranking.js';
import type { SearchResult } from '../search/search.service.js';
import { snippetOf } from '../search/snippet.js';
import type { Weights } from '../search/weights.js';
import { type FilePassage, PassagesRepository } from '../segments/passages.repository.js';
import { isChatMessage, seenInPicture } from '../segments/segment.js';
import { quotationContext } from './quotation-context.js';

/** A shorter text may be sent twice: "Yes, I did." is another message each time. */
const FEWEST_LETTERS = 40;

/** Letters and digits alone: two exports differ in line breaks and marks. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const placeOf = ({ filename, path, fileId, position, at }: Retrieval): Retrieval['alsoAt'][number] => ({
  filename,
  path,
  fileId,
  position,
  at,
});

const isMoreComplete = (one: Retrieval, other: Retrieval): boolean => one.at !== null && other.at === null;

interface Cited {
  citation: Retrieval;
  snippet: string;
  text: string;
}

/** Citations in order; one whose words are in an earlier one becomes a further place of it. */
class DistinctCitations {
  private readonly cited: Cited[] = [];

  get places(): Retrieval[] {
    return this.cited.map(({ citation }) => citation);
  }

  add(citation: Retrieval, text: string): void {
    const added = { citation, snippet: lettersOf(citation.snippet), text: lettersOf(text) };
    const known = this.cited.find((one) => isSame(one, added));
    if (!known) this.cited.push(added);
    else if (isMoreComplete(citation, known.citation))
      Object.assign(known, { ...added, citation: joined(citation, known) });
    else known.citation = { ...known.citation, alsoAt: [...known.citation.alsoAt, placeOf(citation)] };
  }
}

const joined = (citation: Retrieval, { citation: known }: Cited): Retrieval => ({
  ...citation,
  score: known.score,
  alsoAt: [...known.alsoAt, placeOf(known)],
});

const holds = ({ text }: Cited, { snippet }: Cited): boolean =>
  snippet.length >= FEWEST_LETTERS && text.includes(snippet);

/** Exports differ in whether they have seconds. */
const MINUTE_MS = 60_000;

/** A short message in two exports: the same words in the same minute, in another file. */
const isOneMessage = (one: Cited, other: Cited): boolean => {
  const [first, second] = [one.citation, other.citation];
  if (one.text === '' || one.text !== other.text || first.fileId === second.fileId) return false;
  if (first.at === null || second.at === null) return false;
  return Math.abs(Date.parse(first.at) - Date.parse(second.at)) < MINUTE_MS;
};

const isSame = (one: Cited, other: Cited): boolean =>
  holds(one, other) || holds(other, one) || isOneMessage(one, other);

@Injectable()
export class Citations {
  constructor(
    private readonly transactions: Transactions,
    private readonly passages: PassagesRepository,
  ) {}

  /** One passage a window; equal texts are joined with all their places. */
  of({ weights, found, passages }: SearchResult, most: number): Retrieval[] {
    const cited = new DistinctCitations();
    for (const ranked of passages) {
      const window = ranked.windows.flatMap((at) => found[at]?.passages ?? []);
      cited.add(citationOf(ranked, weights, onceEach(window)), ranked.passage.text);
      if (cited.places.length === most) break;
    }
    return cited.places;
  }

  /** Drops a citation whose words are not exactly in the stored passage. */
  async proven(caseId: string, citations: Retrieval[]): Promise<Retrieval[]> {
    const named = citations.flatMap((citation) => [citation, ...citation.alsoAt, ...besidePlaces(citation)]);
    const stored = await this.passages.passages(this.transactions.manager, caseId, named);
    const byId = new Map(stored.map((passage) => [passageIdOf(passage), passage]));
    return citations
      .filter((citation) => isInSource(citation, byId.get(passageIdOf(citation))))
      .map((citation) => ({
        ...citation,
        alsoAt: citation.alsoAt.filter((place) => byId.has(passageIdOf(place))),
        beside: citation.beside.filter(({ position, text }) =>
          byId.get(passageIdOf({ fileId: citation.fileId, position }))?.text.includes(text),
        ),
      }));
  }
}

const onceEach = (passages: FilePassage[]): FilePassage[] => [
  ...new Map(passages.map((passage) => [passageIdOf(passage), passage])).values(),
];

const citationOf = ({ passage, score }: RankedPassage, weights: Weights, window: FilePassage[]): Retrieval => {
  const { fileId, filename, path, position, people, at, text } = passage;
  // A message is at most 1,500 characters long (`cutPassages`).
  const snippet = isChatMessage(passage) ? text.trim() : snippetOf(text, weights);
  const place = { filename, path, fileId, position, people, at };
  return {
    ...place,
    score: Math.min(1, score),
    snippet,
    alsoAt: [],
    beside: quotationContext(passage, snippet, window),
    ...(passage.sent && { sent: passage.sent }),
    ...seenInPicture(passage),
  };
};

const besidePlaces = ({ fileId, beside }: Retrieval) => beside.map(({ position }) => ({ fileId, position }));

const isInSource = ({ filename, path, snippet }: Retrieval, source: FilePassage | undefined): boolean =>
  snippet !== '' && source?.filename === filename && source.path === path && source.text.includes(snippet);
