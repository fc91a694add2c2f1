import type { OwnData } from '@evenhand/contracts/access/own-data';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { GuestPlacesRepository } from './guest-places.repository.js';
import { OwnDataAccessService } from './own-data-access.service.js';
import { OwnDataLinksRepository } from './own-data-links.repository.js';
import { OwnPlacesService } from './own-places.service.js';

@Injectable()
export class OwnDataService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: OwnDataAccessService,
    private readonly links: OwnDataLinksRepository,
    private readonly leaving: LeavingGuests,
    private readonly places: GuestPlacesRepository,
    private readonly views: OwnPlacesService,
    private readonly clock: Clock,
  ) {}

  read(access: string): Promise<OwnData> {
    return this.access.admitted(access, async (manager, email) => {
      const places: OwnData['places'] = [];
      for (const place of await this.places.of(manager, email))
        places.push(await this.views.view(manager, email, place));
      return { email, readAt: this.clock.now().toISOString(), places };
    });
  }

  async forgetExpired(): Promise<void> {
    await this.links.removeExpired(this.transactions.manager);
    await this.leaving.removeOld(this.transactions.manager);
  }
}
