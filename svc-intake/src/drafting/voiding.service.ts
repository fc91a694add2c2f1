import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Injectable } from '@nestjs/common';
import { PackagesService } from '../agreement/packages.service.js';
import { everyoneSigned } from '../agreement/places.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';

@Injectable()
export class VoidingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly signatures: SignaturesRepository,
    private readonly invitations: InvitationsRepository,
    private readonly packages: PackagesService,
    private readonly links: LinksRepository,
    private readonly history: HistoryRepository,
    private readonly mail: Mail,
  ) {}

  /** Ends every link and access; approvals and signatures lapse. */
  void(who: OwnerIdentity, caller: Caller): Promise<Agreement> {
    return this.transactions.run(async (manager) => {
      await this.cases.lockedOf(manager, who);
      const agreement = await this.packages.current(manager, who.caseId);
      if (agreement.state === 'voided') return this.packages.ownersView(manager, agreement);
      if (everyoneSigned(await this.signatures.of(manager, agreement.id))) {
        return fail('everyone-has-signed', intakeServer.everyoneSigned);
      }
      const voided = await this.packages.move(manager, agreement, 'voided');
      await this.agreements.removeApprovals(manager, agreement.id);
      await this.links.endAll(manager, { caseId: who.caseId }, 'voided');
      const invitation = await this.invitations.findOpen(manager, who.caseId);
      if (invitation) {
        await this.invitations.change(manager, invitation, { state: 'withdrawn' });
        const { subject, takenBack } = mailIntake.news;
        await this.mail.send(manager, { to: invitation.partnerEmail, subject, text: takenBack });
      }
      await this.history.addEvent(manager, voided, 'voided', 'owner', caller);
      await this.history.addActivity(manager, who.caseId, 'voided');
      return this.packages.ownersView(manager, voided);
    });
  }
}
