import type { FieldProblem } from '@evenhand/contracts/problems';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { holdsHidden } from '@evenhand/wording/hidden-contacts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContent, type SnapshotContent } from '../frozen/snapshot-content.js';
import { HiddenContactsService } from '../hidden/hidden-contacts.service.js';
import { shownWords } from './shown-words.js';
import type { SnapshotRow } from './snapshot.entity.js';

/** Keeps hidden contact data out of what the owner discloses. A half is never compared. */
@Injectable()
export class HiddenInFrozenService {
  constructor(private readonly hidden: HiddenContactsService) {}

  /** @throws ProblemError `invalid-input` that names each item and document that holds hidden contact data */
  async refuseToFreeze(manager: EntityManager, caseId: string, content: SnapshotContent): Promise<void> {
    const problems: FieldProblem[] = [];
    for (const { list, name, kind } of await this.foundIn(manager, caseId, content)) {
      problems.push({ pointer: `/${list}`, detail: financeServer.chosenHoldsHidden(name, holdsHidden[kind]) });
    }
    if (problems.length > 0) fail('invalid-input', problems[0]?.detail, problems);
  }

  /** @throws ProblemError `hidden-contact-data` when a disclosure holds what became hidden after it was frozen */
  async refuseToShow(manager: EntityManager, snapshot: Pick<SnapshotRow, 'caseId' | 'halfId' | 'content'>) {
    if (await this.isIn(manager, snapshot)) fail('hidden-contact-data', financeServer.frozenHoldsHidden);
  }

  async isIn(
    manager: EntityManager,
    { caseId, halfId, content }: Pick<SnapshotRow, 'caseId' | 'halfId' | 'content'>,
  ): Promise<boolean> {
    return halfId === null && (await this.foundIn(manager, caseId, readContent(content))).length > 0;
  }

  private async foundIn(manager: EntityManager, caseId: string, content: SnapshotContent) {
    const words = shownWords(content);
    const texts = words.map((item) => item.texts);
    return (await this.hidden.foundIn(manager, caseId, texts)).flatMap(({ pointer, kind }) => {
      const item = words[Number(pointer.split('/')[1])];
      return item ? [{ ...item, kind }] : [];
    });
  }
}
