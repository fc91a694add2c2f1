import { randomUUID } from 'node:crypto';
import type { OwnerIdentity, Party } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { CODE_MINUTES, type CodeSent } from '@evenhand/contracts/signing/signing';
import { longDay } from '@evenhand/contracts/toronto';
import type { OpenDownload } from '@evenhand/contracts/verification/verification';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { workingLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { FactorHoldersService } from '../cases/factor-holders.service.js';
import type { Config } from '../config/config.js';
import { SealedFilesService } from '../seals/sealed-files.service.js';
import { DownloadRow } from './download.entity.js';

const subjectOf = (downloadId: string) => `download:${downloadId}`;

@Injectable()
export class DownloadsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly agreements: AgreementsRepository,
    private readonly cases: CasesRepository,
    private readonly activity: Activity,
    private readonly holders: FactorHoldersService,
    private readonly files: SealedFilesService,
    private readonly mail: Mail,
    private readonly codes: CodesService,
    private readonly refusals: LinkRefusalsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Mails a party a time-limited link to the sealed file. Witnesses receive none. */
  async send(manager: EntityManager, agreementId: string, role: Party, email: string, expiresAt: Date): Promise<void> {
    const link = await this.add(manager, { agreementId, role, email, expiresAt });
    const { subject, text } = mailIntake.completed;
    await this.mail.send(manager, { to: email, subject, text: text(link, longDay(expiresAt)) });
  }

  /** Mails the other signer that the account is closed, with a new link to their file. */
  async sendAfterClosing(manager: EntityManager, agreementId: string, email: string, expiresAt: Date): Promise<void> {
    await manager.delete(DownloadRow, { agreementId, role: 'partner' });
    const link = await this.add(manager, { agreementId, role: 'partner', email, expiresAt });
    const { subject, text } = mailIntake.accountClosed;
    await this.mail.send(manager, { to: email, subject, text: text(link, longDay(expiresAt)) });
  }

  /** Mails the download code to the recipient of the link. */
  sendCode(token: string, who: OwnerIdentity | null): Promise<CodeSent> {
    return this.refusals.recording('download', intakeServer.linkGone, async () => {
      const { id, email } = await this.working(token);
      await this.transactions.run(async (manager) => {
        await this.holders.mustProve(manager, email, who);
        await this.codes.send(manager, subjectOf(id), email);
      });
      return { sentTo: maskedEmail(email), minutes: CODE_MINUTES };
    });
  }

  open({ token, code }: OpenDownload, who: OwnerIdentity | null): Promise<StreamableFile> {
    return this.refusals.recording('download', intakeServer.linkGone, async () => {
      const { id, agreementId, role, email } = await this.working(token);
      await this.holders.mustProve(this.transactions.manager, email, who);
      await this.codes.check(subjectOf(id), code);
      await this.transactions.run(async (manager) => {
        await this.codes.use(manager, subjectOf(id));
        const { caseId } = await this.agreements.get(manager, agreementId);
        const kind = role === 'owner' ? 'sealed-downloaded' : 'partner-downloaded';
        await this.activity.record(manager, caseId, kind);
      });
      return this.files.ofAgreement(agreementId);
    });
  }

  private async add(manager: EntityManager, download: Omit<DownloadRow, 'id' | 'tokenHash'>): Promise<string> {
    const token = newToken();
    await manager.insert(DownloadRow, { id: randomUUID(), tokenHash: sha256(token), ...download });
    return `${this.config.PUBLIC_URL}/download#${token}`;
  }

  private async working(token: string): Promise<DownloadRow> {
    const { manager } = this.transactions;
    const download = await manager.findOneBy(DownloadRow, { tokenHash: sha256(token) });
    const isLeft = download?.role === 'owner' && (await this.ownersAddress(download)) !== download.email;
    return workingLink(isLeft ? null : download, this.clock.now());
  }

  /** A link to a mailbox that the owner has left since does not work. */
  private async ownersAddress({ agreementId }: DownloadRow): Promise<string | null> {
    const { manager } = this.transactions;
    const { caseId } = await this.agreements.get(manager, agreementId);
    return (await this.cases.get(manager, caseId)).email;
  }
}
