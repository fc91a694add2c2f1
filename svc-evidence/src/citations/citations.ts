import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { passageIdOf } from '../search/passage-id.js';
import type { RankedPassage } from '../search/passage-ranking.js';
import type { SearchResult } from '../search/search.service.js';
import { type FilePassage, PassagesRepository } from '../segments/passages.repository.js';
import { quotationContext } from './quotation-context.js';
import { SameWords } from './same-words.js';
import { snippetOf, type Weights } from './snippet.js';

@Injectable()
export class Citations {
  constructor(
    private readonly transactions: Transactions,
    private readonly passages: PassagesRepository,
  ) {}

  /** One passage a window; equal texts are joined with all their places. */
  of({ weights, found, passages }: SearchResult, most: number): Retrieval[] {
    const cited = new SameWords();
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

/** Windows overlap. */
const onceEach = (passages: FilePassage[]): FilePassage[] => [
  ...new Map(passages.map((passage) => [passageIdOf(passage), passage])).values(),
];

const citationOf = ({ passage, score }: RankedPassage, weights: Weights, window: FilePassage[]): Retrieval => {
  const { fileId, filename, path, position, people, at, text } = passage;
  const snippet = snippetOf(text, weights);
  const place = { filename, path, fileId, position, people, at };
  return {
    ...place,
    score: Math.min(1, score),
    snippet,
    alsoAt: [],
    beside: quotationContext(passage, snippet, window),
  };
};

const besidePlaces = ({ fileId, beside }: Retrieval) => beside.map(({ position }) => ({ fileId, position }));

const isInSource = ({ filename, path, snippet }: Retrieval, source: FilePassage | undefined): boolean =>
  snippet !== '' && source?.filename === filename && source.path === path && source.text.includes(snippet);
