import { endOtherSessions } from '@evenhand/contracts/auth/sessions';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { PeopleRepository } from '../people/people.repository.js';
import { SessionCache } from '../sessions/session-cache.js';
import { ShutOutService } from './shut-out.service.js';

@Controller()
export class OtherSessionsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly shutOut: ShutOutService,
    private readonly cache: SessionCache,
    private readonly activity: Activity,
  ) {}

  @Handles(endOtherSessions)
  async endOthers(
    @Who() { personId, sessionId }: OwnerIdentity,
    @FromBrowser() { deviceHash }: Browser,
  ): Promise<void> {
    const ended = await this.transactions.run(async (manager) => {
      const person = await this.people.findById(manager, personId);
      if (!person) return [];
      await this.activity.record(manager, person.caseId, 'other-sessions-ended');
      return this.shutOut.everywhere(manager, person, { sessionId, deviceHash });
    });
    await this.cache.forget(ended);
  }
}
