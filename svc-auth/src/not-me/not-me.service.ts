import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import { FactorsRepository } from '../factors/factors.repository.js';
import { OpenedLinksService } from '../mailed-links/opened-links.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { SessionCache } from '../sessions/session-cache.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';

@Injectable()
export class NotMeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: OpenedLinksService,
    private readonly people: PeopleRepository,
    private readonly shutOut: ShutOutService,
    private readonly factors: FactorsRepository,
    private readonly cache: SessionCache,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Uses the link, ends all sessions and removes the password; false for an invalid link. */
  async disown(token: string, device: string): Promise<boolean> {
    const ended = await this.transactions.run(async (manager) => {
      const link = await this.links.take(manager, { kind: 'not-me', token }, device);
      const person = link && (await this.people.findByEmail(manager, link.email));
      if (!person) return null;
      const hashes = await this.shutOut.everywhere(manager, person);
      await this.people.setPassword(manager, person.id, null);
      await this.factors.cancelRecovery(manager, person.id);
      this.log.info({ personId: person.id, sessions: hashes.length }, 'sign-in disowned by its person');
      return hashes;
    });
    if (!ended) return false;
    await this.cache.forget(ended);
    return true;
  }
}
