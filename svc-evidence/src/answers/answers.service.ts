import type { CitedPlace, EvidenceAnswer, QueryEvidence } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import { AnsweringService } from '../answering/answering.service.js';
import { AssistedAnswers } from '../assistant/assisted-answers.js';
import { Citations } from '../citations/citations.js';
import { extractsOf } from '../citations/extracts.js';
import { SearchService } from '../search/search.service.js';
import { PassagesRepository } from '../segments/passages.repository.js';

const MOST_CITATIONS = 10;
/** How many passages before and after a cited one are shown with it. */
const AROUND = 5;

/** Answers from what the search finds, each citation proven: what stands in evidence is quoted, never followed. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly search: SearchService,
    private readonly citations: Citations,
    private readonly passages: PassagesRepository,
    private readonly answering: AnsweringService,
    private readonly assisted: AssistedAnswers,
  ) {}

  async answer(caseId: string, { question, filters = {} }: QueryEvidence): Promise<EvidenceAnswer> {
    const asked = await this.search.find(caseId, question, filters);
    const places = await this.citations.proven(caseId, this.citations.of(asked, MOST_CITATIONS));
    const isAssisted = places.length > 0 && (await this.answering.ofCase(caseId)).isOn;
    return isAssisted ? this.assisted.answer(caseId, question, asked, places) : extractsOf(places, asked.isAnswer);
  }

  /** The cited passage with what stands around it. */
  async open(caseId: string, fileId: string, position: number): Promise<CitedPlace> {
    const places = Array.from({ length: AROUND * 2 + 1 }, (_, index) => ({
      fileId,
      position: position - AROUND + index,
    }));
    const passages = await this.passages.passages(this.transactions.manager, caseId, places);
    const cited = passages.find((passage) => passage.position === position) ?? fail('not-found');
    return { filename: cited.filename, passages };
  }
}
