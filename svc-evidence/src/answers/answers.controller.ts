import {
  type CitedPlace,
  type EvidenceAnswer,
  openCitation,
  type PassageList,
  QueryEvidence,
  queryEvidence,
  ReadOn,
  readOn,
} from '@evenhand/contracts/evidence/search';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { AnswersService } from './answers.service.js';

const Position = z.coerce.number().int().min(0).max(2_147_000_000);

@Controller()
export class AnswersController {
  constructor(private readonly answers: AnswersService) {}

  @Handles(queryEvidence)
  answer(
    @Who() { caseId }: OwnerIdentity,
    @Body({ schema: QueryEvidence }) query: QueryEvidence,
  ): Promise<EvidenceAnswer> {
    return this.answers.answer(caseId, query);
  }

  @Handles(openCitation)
  open(
    @Who() { caseId }: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) fileId: string,
    @Param('position', { schema: Position }) position: number,
  ): Promise<CitedPlace> {
    return this.answers.open(caseId, fileId, position);
  }

  @Handles(readOn)
  readOn(
    @Who() { caseId }: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) fileId: string,
    @Query({ schema: ReadOn }) { from }: ReadOn,
  ): Promise<PassageList> {
    return this.answers.readOn(caseId, fileId, from);
  }
}
