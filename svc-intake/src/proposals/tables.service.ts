import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import type { Party } from '@evenhand/contracts/identity';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PackagesService } from '../agreement/packages.service.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { negotiableAnswers } from '../answers/negotiable-answers.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { type Closed, NegotiationService } from '../negotiation/negotiation.service.js';
import type { Submitted } from './pricing.service.js';

/** An agreement under negotiation. */
export interface Table {
  agreement: AgreementRow;
  /** Those that it was made from, unless `closed`: then newer ones may be among them, which the partner must not read. */
  answers: Submitted;
  /** The answers under negotiation, as in the draft. */
  negotiable: Patch;
  /** False where newer answers were submitted. */
  isAsDrafted: boolean;
  closed: Closed;
}

@Injectable()
export class TablesService {
  constructor(
    private readonly packages: PackagesService,
    private readonly intakes: IntakesRepository,
    private readonly negotiation: NegotiationService,
    private readonly heldBack: HeldBackService,
  ) {}

  async of(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Table> {
    const answers = await this.intakes.find(manager, agreement.caseId);
    const submittedRecord = answers?.submittedRecord;
    if (!answers || !submittedRecord) return fail('not-found', intakeServer.noAgreement);
    const changed = await this.packages.answersChanged(manager, agreement);
    const closed = await this.negotiation.closedFor(manager, agreement, party);
    return {
      agreement,
      answers: { ...answers, submittedRecord },
      // A draft from before a field became negotiable does not have it.
      negotiable: changed ? agreement.negotiable : negotiableAnswers(submittedRecord),
      isAsDrafted: !changed,
      closed: closed ?? (changed ? ['answers-changed', intakeServer.answersChanged] : null),
    };
  }

  /** @throws ProblemError with the reason where nothing can be proposed to or by this party now */
  async openOf(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Table> {
    await this.heldBack.mustBeShown(manager, agreement, party);
    const table = await this.of(manager, agreement, party);
    return table.closed ? fail(...table.closed) : table;
  }
}
