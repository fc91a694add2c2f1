import { allOf } from '@evenhand/contracts/hidden/contact-data';
import { type ContactKind, contactFinder } from '@evenhand/contracts/hidden/contact-finder';
import { textsIn } from '@evenhand/contracts/hidden/texts-in';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { fail } from '@evenhand/service-kit/problems/fail';
import { holdsHidden } from '@evenhand/wording/hidden-contacts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HiddenContactsRepository } from './hidden-contacts.repository.js';

interface Found {
  pointer: string;
  kind: ContactKind;
}

/**
 * Finds hidden contact data in the owner's texts. Never used for the partner's half: a refusal there would confirm a
 * guessed address.
 */
@Injectable()
export class HiddenContactsService {
  constructor(private readonly hidden: HiddenContactsRepository) {}

  async foundIn(manager: EntityManager, caseId: string, written: object): Promise<Found[]> {
    const hidden = await this.hidden.find(manager, caseId);
    if (!hidden) return [];
    const find = contactFinder(allOf(hidden.owner, hidden.partner));
    return textsIn(written).flatMap(({ pointer, text }) => {
      const kind = find(text);
      return kind ? [{ pointer, kind }] : [];
    });
  }

  /** @throws ProblemError `invalid-input` with a sentence for each field that contains hidden contact data */
  async refuseIn(manager: EntityManager, caseId: string, written: object): Promise<void> {
    const found = await this.foundIn(manager, caseId, written);
    const problems = found.map(({ pointer, kind }): FieldProblem => ({ pointer, detail: holdsHidden[kind] }));
    if (problems.length > 0) fail('invalid-input', problems[0]?.detail, problems);
  }
}
