import { Processes } from '@evenhand/service-kit/jobs/processes';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import { attempt } from '../cases/attempt.js';
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
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Processes(sweep)
  async sweep(): Promise<void> {
    const steps = {
      invitations: () => this.invitations.expire(),
      news: () => this.news.sendDue(),
      signings: () => this.signings.expire(),
      reminders: () => this.signings.remind(),
      seals: () => this.sealing.retrySeals(),
      'own data': () => this.ownData.forgetExpired(),
    };
    for (const [step, run] of Object.entries(steps)) await attempt(this.log, { step }, run);
  }
}
