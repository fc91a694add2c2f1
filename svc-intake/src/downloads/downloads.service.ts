import type { SignerRole } from '@evenhand/contracts/signing/signing';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { fail } from '@evenhand/service-kit/problems/fail';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { intakeServer } from '@evenhand/wording/intake-server';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { SealedFilesService } from '../seals/sealed-files.service.js';
import { printedDay } from '../time/days.js';
import { DownloadsRepository } from './downloads.repository.js';

@Injectable()
export class DownloadsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly downloads: DownloadsRepository,
    private readonly files: SealedFilesService,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Mails one of the four that all have signed, with a time-limited way to the sealed file. */
  async send(
    manager: EntityManager,
    agreementId: string,
    role: SignerRole,
    email: string,
    expiresAt: Date,
  ): Promise<void> {
    const token = newToken();
    await this.downloads.add(manager, { tokenHash: sha256(token), agreementId, role, expiresAt });
    const { subject, text } = mailIntake.completed;
    const link = `${this.config.PUBLIC_URL}/download#${token}`;
    await this.mail.send(manager, { to: email, subject, text: text(link, printedDay(expiresAt)) });
  }

  async open(token: string): Promise<StreamableFile> {
    const download = await this.downloads.find(this.transactions.manager, sha256(token));
    return download ? this.files.ofAgreement(download.agreementId) : fail('link-gone', intakeServer.linkGone);
  }
}
