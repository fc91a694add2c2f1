import type { Retrieval } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { passageIdOf } from '../search/passage-id.js';
import type { Asked } from '../search/search.service.js';
import { type FilePassage, PassagesRepository } from '../segments/passages.repository.js';
import { snippetOf } from './snippet.js';

/** Turns what was found into citations, and proves citations against what is stored. */
@Injectable()
export class Citations {
  constructor(
    private readonly transactions: Transactions,
    private readonly passages: PassagesRepository,
  ) {}

  /** The best of the passages that were found. */
  of({ words, passages }: Pick<Asked, 'words' | 'passages'>, most: number): Retrieval[] {
    return passages.slice(0, most).map(({ passage: { fileId, filename, path, position, people, at, text }, score }) => {
      const snippet = snippetOf(text, words);
      return { filename, path, score: Math.min(1, score), snippet, fileId, position, people, at };
    });
  }

  /** The citations whose words stand, exactly, in the stored passage that they name. The others are dropped. */
  async proven(caseId: string, citations: Retrieval[]): Promise<Retrieval[]> {
    const stored = await this.passages.passages(this.transactions.manager, caseId, citations);
    const byId = new Map(stored.map((passage) => [passageIdOf(passage), passage]));
    return citations.filter((citation) => stands(citation, byId.get(passageIdOf(citation))));
  }
}

const stands = ({ filename, path, snippet }: Retrieval, source: FilePassage | undefined): boolean =>
  snippet !== '' && source?.filename === filename && source.path === path && source.text.includes(snippet);
