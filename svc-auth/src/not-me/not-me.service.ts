import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import type { Browser } from '../browser/browser.js';
import { FactorOriginsRepository } from '../factors/factor-origins.repository.js';
import { OpenedLinksService } from '../mailed-links/opened-links.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { FactorChangesService } from '../second-factor/factor-changes.service.js';
import { SessionCache } from '../sessions/session-cache.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';
import { StoppedChangesService } from '../waiting/stopped-changes.service.js';
import { StoppedDeletionsService } from '../waiting/stopped-deletions.service.js';

@Injectable()
export class NotMeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: OpenedLinksService,
    private readonly people: PeopleRepository,
    private readonly shutOut: ShutOutService,
    private readonly origins: FactorOriginsRepository,
    private readonly changes: FactorChangesService,
    private readonly notices: NoticesService,
    private readonly addresses: StoppedChangesService,
    private readonly deletions: StoppedDeletionsService,
    private readonly cache: SessionCache,
    private readonly activity: Activity,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Uses the link, ends all sessions, removes the password, cancels a deletion and stops another address; false for an invalid link. Factors
   * stay, as others may read the mailbox, unless a browser set them up that the account has known for less time.
   */
  async disown(token: string, { device, deviceHash }: Browser): Promise<boolean> {
    const ended = await this.transactions.run(async (manager) => {
      const link = await this.links.take(manager, { kind: 'not-me', token }, device);
      const person = link && (await this.people.findByEmail(manager, link.email));
      if (!person) return null;
      const hashes = await this.shutOut.everywhere(manager, person);
      await this.people.setPassword(manager, person.id, null);
      await this.activity.record(manager, person.caseId, 'disowned-sign-in');
      if (await this.origins.isOlderBrowser(manager, person.id, deviceHash)) {
        await this.changes.removeAll(manager, person.id);
        await this.notices.factorsRemoved(manager, person);
        await this.addresses.stop(manager, person);
      }
      await this.addresses.stopFromMailbox(manager, person);
      await this.deletions.stop(manager, person);
      this.log.info({ personId: person.id, sessions: hashes.length }, 'sign-in disowned by its person');
      return hashes;
    });
    if (!ended) return false;
    await this.cache.forget(ended);
    return true;
  }
}
