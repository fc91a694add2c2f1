import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { openTimestampAuthority } from '@evenhand/service-kit/time-stamps/open-timestamp-authority';
import { Module } from '@nestjs/common';
import { PeopleRepository } from '../people/people.repository.js';
import { ActivityConsumer } from './activity.consumer.js';
import { ActivityController } from './activity.controller.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';
import { ActivityStampsService, TIMESTAMP_AUTHORITY } from './activity-stamps.service.js';
import { StampCertificates } from './stamp-certificates.js';
import { StampLogsProcessor, stampingLogs } from './stamp-logs.processor.js';

const authority = { provide: TIMESTAMP_AUTHORITY, inject: [CONFIG], useFactory: openTimestampAuthority };

@Module({
  controllers: [ActivityController],
  providers: [
    ActivityConsumer,
    ActivityRepository,
    ActivityService,
    ActivityStampsService,
    PeopleRepository,
    StampCertificates,
    StampLogsProcessor,
    authority,
    stampingLogs,
  ],
})
export class ActivityModule {}
