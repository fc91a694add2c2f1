import {
  type ActivityList,
  downloadActivity,
  getStampAuthorities,
  ListActivity,
  listActivity,
  type StampAuthorities,
} from '@evenhand/contracts/activity/activity';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller, Query, StreamableFile } from '@nestjs/common';
import { ActivityService } from './activity.service.js';
import { ActivityStampsService } from './activity-stamps.service.js';

@Controller()
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly stamps: ActivityStampsService,
  ) {}

  @Handles(listActivity)
  list(@Who() { caseId }: OwnerIdentity, @Query({ schema: ListActivity }) query: ListActivity): Promise<ActivityList> {
    return this.activity.list(caseId, query);
  }

  /** The file name is neutral. */
  @Handles(downloadActivity)
  async download(@Who() { caseId }: OwnerIdentity): Promise<StreamableFile> {
    const log = await this.activity.download(caseId);
    return new StreamableFile(Buffer.from(JSON.stringify(log, null, 1)), {
      type: 'application/json',
      disposition: 'attachment; filename="activity.json"',
    });
  }

  @Handles(getStampAuthorities)
  async authorities(): Promise<StampAuthorities> {
    return { certificates: await this.stamps.certificates() };
  }
}
