import {
  type CitedPlace,
  type EvidenceAnswer,
  PASSAGES_READ_ON,
  type PassageList,
  type QueryEvidence,
} from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import { AnsweringService } from '../answering/answering.service.js';
import { AssistedAnswers } from '../assistant/assisted-answers.js';
import { Citations } from '../citations/citations.js';
import { extractsOf } from '../citations/extracts.js';
import { FilesRepository } from '../files/files.repository.js';
import { QuestionsFirst } from '../search/questions-first.js';
import { SearchService } from '../search/search.service.js';
import { type FilePassage, PassagesRepository } from '../segments/passages.repository.js';

const MOST_CITATIONS = 10;
const AROUND = 5;

/** Evidence is quoted, never obeyed: each citation is proven against the stored text. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly questions: QuestionsFirst,
    private readonly search: SearchService,
    private readonly citations: Citations,
    private readonly passages: PassagesRepository,
    private readonly files: FilesRepository,
    private readonly answering: AnsweringService,
    private readonly assisted: AssistedAnswers,
  ) {}

  async answer(caseId: string, { question, filters = {} }: QueryEvidence): Promise<EvidenceAnswer> {
    const { result, places } = await this.questions.during(async () => {
      const result = await this.search.find(caseId, question, filters);
      return { result, places: await this.citations.proven(caseId, this.citations.of(result, MOST_CITATIONS)) };
    });
    const isAssisted = places.length > 0 && (await this.answering.ofCase(caseId)).isOn;
    return isAssisted ? this.assisted.answer(caseId, question, result, places) : extractsOf(places, result);
  }

  async open(caseId: string, fileId: string, position: number): Promise<CitedPlace> {
    const passages = await this.from(caseId, fileId, position - AROUND, AROUND * 2 + 1);
    const cited = passages.find((passage) => passage.position === position) ?? fail('not-found');
    return { filename: cited.filename, passages };
  }

  async readOn(caseId: string, fileId: string, position: number): Promise<PassageList> {
    if (!(await this.files.find(this.transactions.manager, caseId, fileId))) fail('not-found');
    return { passages: await this.from(caseId, fileId, position, PASSAGES_READ_ON) };
  }

  private from(caseId: string, fileId: string, first: number, amount: number): Promise<FilePassage[]> {
    const places = Array.from({ length: amount }, (_, index) => ({ fileId, position: first + index }));
    return this.passages.passages(this.transactions.manager, caseId, places);
  }
}
