import { randomUUID } from 'node:crypto';
import type { Party } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { CODE_MINUTES, type CodeSent } from '@evenhand/contracts/signing/signing';
import { longDay } from '@evenhand/contracts/toronto';
import type { OpenDownload } from '@evenhand/contracts/verification/verification';
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
import type { Config } from '../config/config.js';
import { SealedFilesService } from '../seals/sealed-files.service.js';
import { DownloadRow } from './download.entity.js';

const subjectOf = (downloadId: string) => `download:${downloadId}`;

@Injectable()
export class DownloadsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: SealedFilesService,
    private readonly mail: Mail,
    private readonly codes: CodesService,
    private readonly refusals: LinkRefusalsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Mails a party a time-limited link to the sealed file. Witnesses receive none. */
  async send(manager: EntityManager, agreementId: string, role: Party, email: string, expiresAt: Date): Promise<void> {
    const token = newToken();
    await manager.insert(DownloadRow, {
      id: randomUUID(),
      tokenHash: sha256(token),
      agreementId,
      role,
      email,
      expiresAt,
    });
    const { subject, text } = mailIntake.completed;
    const link = `${this.config.PUBLIC_URL}/download#${token}`;
    await this.mail.send(manager, { to: email, subject, text: text(link, longDay(expiresAt)) });
  }

  /** Mails the download code to the recipient of the link. */
  sendCode(token: string): Promise<CodeSent> {
    return this.refusals.recording('download', intakeServer.linkGone, async () => {
      const { id, email } = await this.working(token);
      await this.transactions.run((manager) => this.codes.send(manager, subjectOf(id), email));
      return { sentTo: maskedEmail(email), minutes: CODE_MINUTES };
    });
  }

  open({ token, code }: OpenDownload): Promise<StreamableFile> {
    return this.refusals.recording('download', intakeServer.linkGone, async () => {
      const { id, agreementId } = await this.working(token);
      await this.codes.check(subjectOf(id), code);
      await this.transactions.run((manager) => this.codes.use(manager, subjectOf(id)));
      return this.files.ofAgreement(agreementId);
    });
  }

  private async working(token: string): Promise<DownloadRow> {
    const download = await this.transactions.manager.findOneBy(DownloadRow, { tokenHash: sha256(token) });
    return workingLink(download, this.clock.now());
  }
}
