import { agreementSealed } from '@evenhand/contracts/events/agreement-sealed';
import { DOWNLOAD_DAYS } from '@evenhand/contracts/verification/verification';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Metrics } from '@evenhand/service-kit/metrics/metrics';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PackagesService } from '../agreement/packages.service.js';
import { everyoneSigned, isLawyer, isParty, openCertificates } from '../agreement/places.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { theService } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { HoldsRepository } from '../agreement/rows/holds.repository.js';
import { SignaturesRepository } from '../agreement/rows/signatures.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { HoldsService } from '../holds/holds.service.js';
import { SealsRepository } from '../seals/seals.repository.js';
import { type CompleteSigning, certificateOf, signaturesOf } from './certificate-facts.js';
import { sealAgreement } from './seal-agreement.job.js';
import { Sealer } from './sealer.js';

@Injectable()
export class SealingService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly signatures: SignaturesRepository,
    private readonly seals: SealsRepository,
    private readonly sealer: Sealer,
    private readonly downloads: DownloadsService,
    private readonly history: HistoryRepository,
    private readonly payments: HoldsRepository,
    private readonly holds: HoldsService,
    private readonly mail: Mail,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const help = 'Agreements that everyone signed and that are not sealed, held payments among them.';
    this.metrics.figure({ name: 'evenhand_waiting_seals', help }, async () => {
      const waiting = await this.seals.unsealed(this.transactions.manager, this.clock.now());
      return waiting.length;
    });
  }

  /**
   * Seals an agreement with four signatures, once. The file is made outside any transaction; one transaction stores
   * it, completes the package and mails everyone.
   */
  async seal(agreementId: string): Promise<void> {
    const signing = await this.complete(agreementId);
    if (!signing || (await this.seals.find(this.transactions.manager, agreementId))) return;
    if (!(await this.payments.isPaid(this.transactions.manager, signing.agreement)))
      return this.waitForPayment(signing);
    if (hasBlank(signing.agreement.document)) throw new Error('a document with a blank is not sealed');
    const sealedAt = this.clock.now();
    const { signedPdf } = await import('./seal/signed-pdf.js');
    const unsealed = await signedPdf({
      document: signing.agreement.document,
      signatures: signaturesOf(signing),
      certificate: certificateOf(signing),
      signedAt: signing.signatures.at(-1)?.signedAt ?? sealedAt,
    });
    const { pdf, sealedBy } = await this.sealer.seal(unsealed, sealedAt);
    const { caseId } = signing.agreement;
    const seal = { agreementId, caseId, pdf, sha256: sha256(pdf), sealedBy, sealedAt };
    await this.transactions.run(async (manager) => {
      await this.cases.locked(manager, caseId);
      if (!(await this.payments.isPaid(manager, signing.agreement))) return this.waitForPayment(signing);
      if (!(await this.isUnchanged(manager, signing))) return this.log.info({ agreementId }, 'the seal is made again');
      if (await this.seals.addFirst(manager, seal)) await this.finish(manager, signing, sealedAt);
    });
  }

  /** The payment is disputed, or its hold is pending: the sweep retries. */
  private async waitForPayment({ agreement }: CompleteSigning): Promise<void> {
    this.log.warn({ agreementId: agreement.id }, 'the seal waits for the payment');
    await this.holds.ask(agreement);
  }

  async retrySeals(): Promise<void> {
    const { manager } = this.transactions;
    for (const agreementId of await this.seals.unsealed(manager, this.clock.now())) {
      await this.outbox.enqueue(null, sealAgreement, { agreementId }, { jobId: `seal.${agreementId}` });
    }
  }

  private complete(agreementId: string): Promise<CompleteSigning | null> {
    return this.transactions.run(async (manager) => {
      const signatures = await this.signatures.of(manager, agreementId);
      if (!everyoneSigned(signatures)) return null;
      const agreement = await this.agreements.get(manager, agreementId);
      if (await this.isWaitedFor(manager, agreement)) return null;
      return {
        agreement,
        lawyers: await this.signatures.lawyersOf(manager, agreementId),
        signatures,
        witnesses: await this.signatures.witnessesOf(manager, agreementId),
        events: await this.history.eventsOf(manager, agreementId),
      };
    });
  }

  /** False when a lawyer was named, or certified, while the file was made: the sweep retries. */
  private async isUnchanged(manager: EntityManager, { agreement, signatures }: CompleteSigning): Promise<boolean> {
    const now = await this.signatures.of(manager, agreement.id);
    return now.length === signatures.length && !(await this.isWaitedFor(manager, agreement));
  }

  /** A certificate is outstanding and in time. */
  private async isWaitedFor(manager: EntityManager, { id, expiresAt }: AgreementRow): Promise<boolean> {
    if (expiresAt === null || expiresAt <= this.clock.now()) return false;
    const lawyers = await this.signatures.lawyersOf(manager, id);
    return openCertificates(lawyers, await this.signatures.of(manager, id)).length > 0;
  }

  private async finish(manager: EntityManager, { agreement, signatures }: CompleteSigning, at: Date): Promise<void> {
    const sealed = await this.packages.move(manager, agreement, 'sealed', {
      completedAt: at,
    });
    await this.history.addEvent(manager, sealed, 'sealed', null, theService);
    await this.history.addActivity(manager, agreement.caseId, 'completed');
    const { id: agreementId, caseId } = agreement;
    await this.outbox.publish(manager, agreementSealed, { caseId, agreementId, sealedAt: at.toISOString() });
    for (const { role, email: signedWith } of signatures) {
      // An owner may have left the mailbox of their signature since.
      const email = (role === 'owner' && (await this.cases.get(manager, caseId)).email) || signedWith;
      if (isParty(role)) {
        await this.downloads.send(manager, agreement.id, role, email, this.clock.endOfDayIn(DOWNLOAD_DAYS));
      } else
        await this.mail.send(manager, { to: email, ...(isLawyer(role) ? mailIntake.certified : mailIntake.witnessed) });
    }
  }
}
