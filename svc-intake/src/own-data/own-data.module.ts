import { Module } from '@nestjs/common';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { InvitationModule } from '../invitation/invitation.module.js';
import { LinksModule } from '../links/links.module.js';
import { GuestDeletionService } from './guest-deletion.service.js';
import { GuestEraser } from './guest-eraser.js';
import { GuestErasureConsumer } from './guest-erasure.consumer.js';
import { GuestPlacesRepository } from './guest-places.repository.js';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataService } from './own-data.service.js';
import { OwnDataAccessService } from './own-data-access.service.js';
import { OwnDataLinksRepository } from './own-data-links.repository.js';
import { OwnPlacesService } from './own-places.service.js';
import { PartnerDeparture } from './partner-departure.js';

@Module({
  imports: [HeldBackModule, InvitationModule, LinksModule],
  controllers: [OwnDataController],
  providers: [
    GuestDeletionService,
    GuestEraser,
    PartnerDeparture,
    GuestErasureConsumer,
    GuestPlacesRepository,
    OwnDataAccessService,
    OwnDataLinksRepository,
    OwnDataService,
    OwnPlacesService,
  ],
  exports: [OwnDataLinksRepository, OwnDataService],
})
export class OwnDataModule {}
