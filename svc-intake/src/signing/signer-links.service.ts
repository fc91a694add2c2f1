import type { Party } from '@evenhand/contracts/identity';
import { nameInMail } from '@evenhand/service-kit/mail/foreign-words';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { LinksService } from '../links/links.service.js';

interface NamedSigner {
  purpose: 'witness' | 'lawyer';
  /** The party who named them. */
  party: Party;
  email: string;
}

@Injectable()
export class SignerLinksService {
  constructor(
    private readonly links: LinksRepository,
    private readonly mails: LinksService,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** Mails a named signer a link; ends the links and accesses of an earlier one. */
  async send(manager: EntityManager, agreement: AgreementRow, signer: NamedSigner, caller: Caller): Promise<void> {
    const { purpose, party } = signer;
    const { id: agreementId, caseId, document } = agreement;
    await this.links.endAll(manager, { caseId, purposes: [purpose], party }, `other-${purpose}`);
    const { subject, text } = mailIntake[purpose];
    const expiresAt = agreement.expiresAt ?? this.clock.inDays(1);
    await this.mails.send(manager, { ...signer, caseId, agreementId, expiresAt }, (link, day) => ({
      subject,
      text: text(nameInMail(document.parties[party]), link, day),
    }));
    await this.history.addEvent(manager, agreement, `${purpose}-named`, party, caller);
  }
}
