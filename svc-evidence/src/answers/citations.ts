import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import type { Found } from '../search/search.service.js';
import { PassagesRepository, type StoredPassage } from './passages.repository.js';
import { snippetOf, wordsMet } from './snippet.js';

/** Turns what was found into citations, and proves citations against what is stored. */
@Injectable()
export class Citations {
  constructor(
    private readonly transactions: Transactions,
    private readonly passages: PassagesRepository,
  ) {}

  /** The citation of a chunk: of its passages the one that meets most of the question's words. */
  async of(caseId: string, { fileId, passages, score }: Found, words: string[]): Promise<Retrieval | undefined> {
    const stored = await this.passages.ofFile(this.transactions.manager, caseId, fileId, passages);
    const best = stored.toSorted((a, b) => worth(b, words) - worth(a, words))[0];
    if (!best) return undefined;
    const { filename, path, position, people, at, text } = best;
    return { filename, path, score: Math.min(1, score), snippet: snippetOf(text, words), fileId, position, people, at };
  }

  /** The citations whose words stand, exactly, in the stored passage that they name. The others are dropped. */
  async proven(caseId: string, citations: Retrieval[]): Promise<Retrieval[]> {
    const checked = citations.map(async (citation) => ((await this.stands(caseId, citation)) ? [citation] : []));
    return (await Promise.all(checked)).flat();
  }

  private async stands(caseId: string, { fileId, position, filename, path, snippet }: Retrieval): Promise<boolean> {
    const [source] = await this.passages.ofFile(this.transactions.manager, caseId, fileId, [position]);
    if (!source || snippet === '') return false;
    return source.filename === filename && source.path === path && source.text.includes(snippet);
  }
}

/** Among passages that meet as many words, the longer says more. */
const worth = ({ text, people }: StoredPassage, words: string[]): number =>
  wordsMet(`${people[0] ?? ''} ${text}`, words) + Math.min(text.length, 999) / 1_000;
