import type { ChangeName, CurrentUser } from '@evenhand/contracts/auth/user';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { PeopleRepository } from '../people/people.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly sessions: SessionsService,
  ) {}

  async changeName(who: OwnerIdentity, name: ChangeName): Promise<CurrentUser> {
    await this.transactions.run((manager) => this.people.changeName(manager, who.personId, name));
    return this.sessions.currentUser(who);
  }
}
