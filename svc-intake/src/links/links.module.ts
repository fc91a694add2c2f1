import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { CodesRepository } from '@evenhand/service-kit/mailed-links/codes.repository';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { Module } from '@nestjs/common';
import { LinkRenewalService } from './link-renewal.service.js';
import { LinksService } from './links.service.js';
import { ReviewLinksService } from './review-links.service.js';

@Module({
  providers: [
    CodesRepository,
    CodesService,
    LeavingGuests,
    LinkRefusalsService,
    LinkRenewalService,
    LinksService,
    ReviewLinksService,
  ],
  exports: [CodesService, LeavingGuests, LinkRefusalsService, LinkRenewalService, LinksService, ReviewLinksService],
})
export class LinksModule {}
