import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import { InvitationSweep } from '../invitation/invitation-sweep.service.js';
import { NewsService } from '../negotiation/news.service.js';
import { OwnDataService } from '../own-data/own-data.service.js';
import { SealingService } from '../sealing/sealing.service.js';
import { SigningSweep } from '../signing/signing-sweep.service.js';
import { sweep } from './sweep.job.js';

@Injectable()
export class SweepProcessor {
  constructor(
    private readonly invitations: InvitationSweep,
    private readonly news: NewsService,
    private readonly signings: SigningSweep,
    private readonly sealing: SealingService,
    private readonly ownData: OwnDataService,
  ) {}

  @Processes(sweep)
  async sweep(): Promise<void> {
    await this.invitations.expire();
    await this.news.sendDue();
    await this.signings.expire();
    await this.signings.remind();
    await this.sealing.retrySeals();
    await this.ownData.forgetExpired();
  }
}
