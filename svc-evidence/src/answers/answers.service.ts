import {
  type AnswerPeriod,
  type CitedPlace,
  type EvidenceAnswer,
  PASSAGES_READ_ON,
  type PassageList,
  type QueryEvidence,
} from '@evenhand/contracts/evidence/search';
import { dayOf } from '@evenhand/contracts/toronto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { AnsweringService } from '../answering/answering.service.js';
import { AssistedAnswers } from '../assistant/assisted-answers.js';
import { Citations } from '../citations/citations.js';
import { extractsOf } from '../citations/extracts.js';
import { FilesRepository } from '../files/files.repository.js';
import { type AskedPeriod, askedPeriod } from '../search/asked-period.js';
import { impossibleDay } from '../search/named-times.js';
import { QuestionsFirst } from '../search/questions-first.js';
import { type SearchResult, SearchService } from '../search/search.service.js';
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
    private readonly clock: Clock,
  ) {}

  async answer(caseId: string, query: QueryEvidence): Promise<EvidenceAnswer> {
    const { question } = query;
    const { result, period, places } = await this.questions.during(async () => {
      const found = await this.findInTime(caseId, query);
      return { ...found, places: await this.citations.proven(caseId, this.citations.of(found.result, MOST_CITATIONS)) };
    });
    const isAssisted = places.length > 0 && (await this.answering.ofCase(caseId)).isOn;
    const answer = isAssisted
      ? await this.assisted.answer(caseId, question, result, places)
      : extractsOf(places, result);
    const noSuchDay = impossibleDay(question);
    return { ...answer, ...(period && { period }), ...(noSuchDay !== null && { noSuchDay }) };
  }

  /**
   * Searches the time that the question names; where nothing of that time comes close, or a paper without a date
   * answers, all times.
   */
  private async findInTime(
    caseId: string,
    { question, filters = {}, anyTime = false }: QueryEvidence,
  ): Promise<{ result: SearchResult; period: AnswerPeriod | null }> {
    const isOpen = !anyTime && filters.from === undefined && filters.to === undefined;
    const asked = isOpen ? askedPeriod(question, dayOf(this.clock.now())) : null;
    if (!asked) return { result: await this.search.find(caseId, question, filters), period: null };
    const { from, to } = asked;
    const days = { ...(from !== null && { from }), ...(to !== null && { to }) };
    const within = await this.search.find(caseId, subjectOf(asked, question), { ...filters, ...days });
    const applied = { result: within, period: { from, to, isApplied: true } };
    if (within.isAnswer) return applied;
    const ofAnyTime = await this.search.find(caseId, question, filters);
    // A paper has its date in its words at most.
    const isUndatedAnswer = ofAnyTime.isAnswer && ofAnyTime.passages[0]?.passage.at === null;
    return within.passages.length > 0 && !isUndatedAnswer
      ? applied
      : { result: ofAnyTime, period: { from, to, isApplied: false } };
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

/** A question of a time alone ("In June?") is searched unchanged. */
const subjectOf = ({ rest }: AskedPeriod, question: string): string => (/\p{L}/u.test(rest) ? rest : question);
