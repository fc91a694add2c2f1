import type { EvidenceFilters, OtherPerson } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Inject, Injectable } from '@nestjs/common';
import { Embedder } from '../embeddings/embedder.js';
import { PassagesRepository } from '../segments/passages.repository.js';
import { cuesOf, type QuestionCues } from './message-choice.js';
import { isSubjectNamed } from './named-subject.js';
import { OnDemandEmbedding } from './on-demand-embedding.js';
import { otherWriters, personNamed } from './other-person.js';
import { passageFilter } from './passage-filter.js';
import { bestPerWindow, type Found, type Ranked, type RankedPassage, rankPassages } from './passage-ranking.js';
import { namesIn, queryTerms } from './query-terms.js';
import { type Collection, hasRareWord, hybridScore, NOT_FOUND, related, weightsOf } from './ranking.js';
import { relatedTerms } from './related-words.js';
import { SEARCH_INDEX, type SearchIndex } from './search-index.js';

interface Question {
  words: string[];
  collection: Collection;
}

interface Proposed extends Question {
  ranked: Ranked[];
}

/** The best first. */
export interface SearchResult {
  /** Weight of each of the question's words in this case. */
  weights: ReadonlyMap<string, number>;
  /** False when the best passage that passes the filters is perhaps no answer. */
  isAnswer: boolean;
  /** When what would be an answer is not of the person asked about. */
  otherPerson: OtherPerson | undefined;
  /** Chunks, each with the passages that pass the filters. */
  found: Found[];
  /** Relevant passages, one per window. */
  passages: RankedPassage[];
}

/** Candidates by words, and as many by meaning. */
const CANDIDATES = 100;
const MOST_READ = 24;
/** Reads on until filters leave this many passages. */
const ENOUGH = 10;
const BEGINS_AS_NAME = /^\p{Lu}/u;

@Injectable()
export class SearchService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passages: PassagesRepository,
    private readonly embedder: Embedder,
    private readonly ahead: OnDemandEmbedding,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
  ) {}

  async find(caseId: string, question: string, filters: EvidenceFilters): Promise<SearchResult> {
    const { collection, ranked } = await this.rank(caseId, question, filters);
    const likely = relatedOrRare(ranked, collection);
    const passes = passageFilter(filters);
    const cues = cuesOf(question);
    const found: Found[] = [];
    const ranking = (cues: QuestionCues): RankedPassage[] =>
      rankPassages({ found, collection, cues }, passes).filter(({ isRelevant }) => isRelevant);
    let relevant: RankedPassage[] = [];
    let passages: RankedPassage[] = [];
    for (let at = 0; at < likely.length && passages.length < ENOUGH; at += MOST_READ) {
      found.push(...(await this.read(caseId, likely.slice(at))));
      relevant = ranking(cues);
      passages = bestPerWindow(relevant);
      if (found.every((chunk) => chunk.passages.every(passes))) break;
    }
    const weights = weightsOf(collection);
    const narrowed = found.map((chunk) => ({ ...chunk, passages: chunk.passages.filter(passes) }));
    const isAnswer = isSubjectNamed(question, found, collection) && (passages[0]?.score ?? 0) > NOT_FOUND;
    const otherPerson = isAnswer
      ? await this.otherPerson(caseId, question, { names: cues.names, weights, found, passages: relevant })
      : undefined;
    // Passages of another writer are ranked without the name.
    if (otherPerson) passages = bestPerWindow(ranking({ ...cues, names: [] }));
    return { weights, isAnswer, otherPerson, found: narrowed, passages };
  }

  /** Only names of senders and recipients of the case count. */
  private async otherPerson(
    caseId: string,
    question: string,
    { names, ...of }: Pick<SearchResult, 'weights' | 'found' | 'passages'> & { names: string[] },
  ): Promise<OtherPerson | undefined> {
    for (const name of names) {
      const writers = otherWriters({ question, name }, of);
      if (writers.length === 0) return undefined;
      const asked = personNamed(of.found, name) ?? (await this.personOfCase(caseId, question, name));
      if (asked) return { asked, writers };
    }
    return undefined;
  }

  private async personOfCase(caseId: string, question: string, name: string): Promise<string | undefined> {
    if (!BEGINS_AS_NAME.test(name)) return undefined;
    const words = queryTerms(question);
    const wanted = {
      words,
      names: namesIn(question),
      related: new Map(),
      embedding: this.embed(name),
      filters: { person: name },
      limit: 1,
    };
    const { hits } = await this.index.find(caseId, wanted);
    const ranked = hits.map((hit) => ({ ...hit, score: 0 }));
    return personNamed(await this.read(caseId, ranked), name);
  }

  async rank(caseId: string, question: string, filters: EvidenceFilters): Promise<Proposed> {
    const words = queryTerms(question);
    const terms = { words, names: namesIn(question), related: relatedTerms(question, words) };
    const embedding = this.embed(question);
    // Handled where it is awaited; prevents an unhandled rejection until then.
    embedding.catch(() => {});
    const { hits, collection } = await this.index.find(caseId, { ...terms, embedding, filters, limit: CANDIDATES });
    const compared = await this.ahead.compare(caseId, await embedding, weightsOf(collection), hits);
    const ranked = compared.map((hit) => ({ ...hit, score: hybridScore(hit.lexical, hit.cosine) }));
    return { words, collection, ranked: ranked.sort((a, b) => b.score - a.score) };
  }

  private async embed(question: string): Promise<Buffer> {
    const [embedding] = await this.embedder.embed([question]);
    if (!embedding) throw new Error('the model gave no embedding');
    return embedding;
  }

  /** Omits chunks deleted meanwhile. */
  async read(caseId: string, ranked: Ranked[]): Promise<Found[]> {
    const best = ranked.slice(0, MOST_READ);
    const chunks = await this.passages.chunks(this.transactions.manager, caseId, best);
    const read = new Map(chunks.map((chunk) => [chunkIdOf(chunk), chunk]));
    return best.flatMap((hit) => {
      const chunk = read.get(chunkIdOf(hit));
      return chunk ? [{ ...hit, ...chunk }] : [];
    });
  }
}

/** Where all is unrelated, the chunks with a rare word of the question: a person sees it there. */
const relatedOrRare = (ranked: Ranked[], collection: Collection): Ranked[] => {
  const likely = related(ranked);
  if (likely.length > 0 || !hasRareWord(collection)) return likely;
  return ranked.filter(({ lexical }) => lexical > 0).sort((a, b) => b.lexical - a.lexical);
};

const chunkIdOf = ({ fileId, number }: { fileId: string; number: number }): string => `${fileId} ${number}`;
