import {
  type EnterOwnData,
  MOST_OWN_DATA_LINKS_A_DAY,
  type OpenedOwnData,
  OWN_DATA_PAGE,
} from '@evenhand/contracts/access/own-data';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import { CODE_MINUTES } from '@evenhand/contracts/signing/signing';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { LinkRefused, workingLink } from '@evenhand/service-kit/mailed-links/mailed-link';
import { Clock } from '@evenhand/service-kit/time/clock';
import { ownDataMail, ownDataServer } from '@evenhand/wording/own-data';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FactorHoldersService } from '../cases/factor-holders.service.js';
import type { Config } from '../config/config.js';
import type { OwnDataLinkRow } from './own-data-link.entity.js';
import { OwnDataLinksRepository } from './own-data-links.repository.js';

const codeSubject = ({ id }: Pick<OwnDataLinkRow, 'id'>) => `own-data:${id}`;

/** Proves an address without an account: a mailed link, then a code, then an access of some minutes. */
@Injectable()
export class OwnDataAccessService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: OwnDataLinksRepository,
    private readonly holders: FactorHoldersService,
    private readonly codes: CodesService,
    private readonly refusals: LinkRefusalsService,
    private readonly mail: Mail,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Does not look for the address in any case, so neither the answer nor its time reveals one. */
  ask(email: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      if ((await this.links.countToday(manager, email)) >= MOST_OWN_DATA_LINKS_A_DAY) return;
      const token = await this.links.make(manager, email);
      const { subject, text } = ownDataMail;
      const address = `${this.config.PUBLIC_URL}${OWN_DATA_PAGE}#${token}`;
      await this.mail.send(manager, { to: email, subject, text: text(address) });
    });
  }

  /** @param who the session of this browser, for an address whose account has a second factor */
  open(token: string, who: OwnerIdentity | null): Promise<OpenedOwnData> {
    return this.working('open', async (manager) => {
      const link = await this.linkOf(manager, token);
      const needsFactor = await this.holders.needsProof(manager, link.email, who);
      if (!needsFactor) await this.codes.send(manager, codeSubject(link), link.email);
      return { sentTo: maskedEmail(link.email), minutes: CODE_MINUTES, needsFactor };
    });
  }

  async enter({ token, code }: EnterOwnData, who: OwnerIdentity | null): Promise<string> {
    const found = await this.working('enter', async (manager) => {
      const link = await this.linkOf(manager, token);
      await this.holders.mustProve(manager, link.email, who);
      return link;
    });
    await this.codes.check(codeSubject(found), code, (manager) =>
      this.links.end(manager, found.id, 'too-many-wrong-codes'),
    );
    return this.working('enter', async (manager) => {
      await this.codes.use(manager, codeSubject(found));
      const { id } = await this.linkOf(manager, token);
      return this.links.useUp(manager, id);
    });
  }

  /**
   * Runs `work` in a transaction with the proven address.
   * @throws ProblemError `link-gone` when the access has ended
   */
  admitted<Result>(access: string, work: (manager: EntityManager, email: string) => Promise<Result>): Promise<Result> {
    return this.working('read', async (manager) => {
      const link = await this.links.findByAccess(manager, access);
      if (!link) throw new LinkRefused(null, 'unknown');
      if (!link.accessUntil || link.accessUntil < this.clock.now()) throw new LinkRefused(link, 'access-expired');
      return work(manager, link.email);
    });
  }

  private async linkOf(manager: EntityManager, token: string): Promise<OwnDataLinkRow> {
    return workingLink(await this.links.findByToken(manager, token), this.clock.now());
  }

  private working<Result>(act: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.refusals.recording(act, ownDataServer.linkGone, () => this.transactions.run(work));
  }
}
