import type { FieldProblem } from '@evenhand/contracts/problems';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { financialStatement } from '@evenhand/wording/financial-statement';
import { holdsHidden } from '@evenhand/wording/hidden-contacts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readContent, type SnapshotContent } from '../frozen/snapshot-content.js';
import { HiddenContactsService } from '../hidden/hidden-contacts.service.js';
import type { SnapshotRow } from './snapshot.entity.js';

interface Words {
  list: 'assets' | 'debts' | 'documents';
  /** Name of the item or document. */
  name: string;
  texts: string[];
}

/** The texts of a disclosure that its reader sees. */
const shownWords = ({ assets, debts, documents }: SnapshotContent): Words[] => [
  ...assets.map(({ name, description, location, exclusion }): Words => {
    return { list: 'assets', name, texts: [name, description, location, exclusion?.reason ?? ''] };
  }),
  ...debts.map(({ creditor }): Words => ({ list: 'debts', name: creditor, texts: [creditor] })),
  ...documents.map(({ documentType, note, files }): Words => {
    const name = financialStatement.documentName(documentType);
    return { list: 'documents', name, texts: [note, ...files.map((file) => file.name)] };
  }),
];

/** Keeps hidden contact data out of the owner's disclosures. A half is never compared. */
@Injectable()
export class HiddenInFrozenService {
  constructor(private readonly hidden: HiddenContactsService) {}

  /** @throws ProblemError `invalid-input` that names each item and document with hidden contact data */
  async refuseToFreeze(manager: EntityManager, caseId: string, content: SnapshotContent): Promise<void> {
    const problems: FieldProblem[] = [];
    for (const { list, name, kind } of await this.foundIn(manager, caseId, content)) {
      problems.push({ pointer: `/${list}`, detail: financeServer.chosenHoldsHidden(name, holdsHidden[kind]) });
    }
    if (problems.length > 0) fail('invalid-input', problems[0]?.detail, problems);
  }

  /** @throws ProblemError `hidden-contact-data` when contact data was hidden after the freeze */
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
