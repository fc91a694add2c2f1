import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSignable } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import { everyoneSigned } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { theService } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { attempt } from '../cases/attempt.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { OwnerMailService } from '../cases/owner-mail.service.js';
import { RemindersService } from './reminders.service.js';

/** Days without a signature after which the next signers are reminded, once. */
const REMINDER_DAYS = 7;

@Injectable()
export class SigningSweep {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly signatures: SignaturesRepository,
    private readonly packages: PackagesService,
    private readonly reminders: RemindersService,
    private readonly views: SigningViewService,
    private readonly links: LinksRepository,
    private readonly history: HistoryRepository,
    private readonly ownerMail: OwnerMailService,
    private readonly mail: Mail,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Ends expired packages. One with four signatures is sealed instead, without a missing certificate. */
  expire(): Promise<void> {
    return this.each({ expiresBefore: this.clock.now() }, async (manager, agreement) => {
      if (everyoneSigned(await this.signatures.of(manager, agreement.id))) return;
      const { caseId } = agreement;
      const partner = await this.views.emailOf(manager, caseId, 'partner');
      const expired = await this.packages.move(manager, agreement, 'time-ran-out');
      await this.links.endAll(manager, { caseId, purposes: ['sign', 'witness', 'lawyer'] }, 'signing-expired');
      await this.history.addEvent(manager, expired, 'expired', null, theService);
      await this.history.addActivity(manager, caseId, 'time-ran-out');
      const { subject, timeRanOut } = mailIntake.news;
      await this.ownerMail.announce(manager, caseId, () => timeRanOut);
      if (partner) await this.mail.send(manager, { to: partner, subject, text: timeRanOut });
    });
  }

  remind(): Promise<void> {
    const before = this.clock.inDays(-REMINDER_DAYS);
    return this.each({ readyBefore: before }, async (manager, agreement) => {
      if (!(await this.reminders.areDue(manager, agreement, before))) return;
      await this.agreements.change(manager, agreement, { remindedAt: this.clock.now() });
      await this.reminders.send(manager, agreement);
    });
  }

  private async each(
    which: Parameters<AgreementsRepository['inSigning']>[1],
    act: (manager: EntityManager, agreement: AgreementRow) => Promise<void>,
  ): Promise<void> {
    for (const { id, caseId } of await this.agreements.inSigning(this.transactions.manager, which)) {
      const step = async (manager: EntityManager) => {
        await this.cases.locked(manager, caseId);
        const agreement = await this.agreements.get(manager, id);
        if (isSignable(agreement.state)) await act(manager, agreement);
      };
      await attempt(this.log, { agreementId: id }, () => this.transactions.run(step));
    }
  }
}
