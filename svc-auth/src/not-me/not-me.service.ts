import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Inject, Injectable } from '@nestjs/common';
import { NoticeLinksRepository } from '../notices/notice-links.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import { SessionCache } from '../sessions/session-cache.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';

@Injectable()
export class NotMeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: NoticeLinksRepository,
    private readonly people: PeopleRepository,
    private readonly shutOut: ShutOutService,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Uses the link up, signs everybody out and removes the password; false when the link does not work. */
  async disown(token: string): Promise<boolean> {
    const ended = await this.transactions.run(async (manager) => {
      const link = await this.links.take(manager, sha256(token), this.clock.now());
      const person = link && (await this.people.findById(manager, link.personId));
      if (!person) return null;
      const hashes = await this.shutOut.everywhere(manager, person);
      await this.people.setPassword(manager, person.id, null);
      this.log.info({ personId: person.id, sessions: hashes.length }, 'sign-in disowned by its person');
      return hashes;
    });
    if (!ended) return false;
    await this.cache.forget(ended);
    return true;
  }
}
