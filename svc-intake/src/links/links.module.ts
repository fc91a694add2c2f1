import { CodesRepository } from '@evenhand/service-kit/mailed-links/codes.repository';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { Module } from '@nestjs/common';
import { LeavingGuestsRepository } from './leaving-guests.repository.js';
import { LinkRenewalService } from './link-renewal.service.js';
import { LinksService } from './links.service.js';

@Module({
  providers: [
    CodesRepository,
    CodesService,
    LeavingGuestsRepository,
    LinkRefusalsService,
    LinkRenewalService,
    LinksService,
  ],
  exports: [CodesService, LeavingGuestsRepository, LinkRefusalsService, LinkRenewalService, LinksService],
})
export class LinksModule {}
