import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PackagesService } from '../agreement/packages.service.js';
import { everyoneSigned } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';

@Injectable()
export class DecliningService {
  constructor(
    private readonly packages: PackagesService,
    private readonly signatures: SignaturesRepository,
    private readonly links: LinksRepository,
    private readonly history: HistoryRepository,
    private readonly ownerMail: OwnerMailService,
  ) {}

  /** The partner declines in review or signing. Signing of this version ends. */
  async decline(
    manager: EntityManager,
    agreement: AgreementRow,
    reason: string,
    caller: Caller,
  ): Promise<AgreementRow> {
    if (agreement.state === 'declined') return agreement;
    if (everyoneSigned(await this.signatures.of(manager, agreement.id))) {
      return fail('everyone-has-signed', intakeServer.everyoneSigned);
    }
    const { caseId } = agreement;
    const said = { declinedBy: 'partner', declinedReason: reason === '' ? null : reason } as const;
    const declined = await this.packages.move(manager, agreement, 'declined', said);
    await this.links.endOpen(manager, { caseId, purposes: ['sign'] }, 'declined');
    await this.links.endAll(manager, { caseId, purposes: ['witness', 'lawyer'] }, 'declined');
    await this.history.addEvent(manager, declined, 'declined', 'partner', caller);
    await this.history.addActivity(manager, caseId, 'partner-declined');
    await this.ownerMail.announce(manager, caseId, mailIntake.news.partnerDeclined);
    return declined;
  }
}
