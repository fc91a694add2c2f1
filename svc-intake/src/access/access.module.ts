import { Module } from '@nestjs/common';
import { DraftingModule } from '../drafting/drafting.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { InvitationModule } from '../invitation/invitation.module.js';
import { LinksModule } from '../links/links.module.js';
import { SealsModule } from '../seals/seals.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { AccessCookie } from './access-cookie.js';
import { EntryController } from './entry.controller.js';
import { EntryService } from './entry.service.js';
import { GuestController } from './guest.controller.js';
import { GuestActsService } from './guest-acts.service.js';
import { GuestsService } from './guests.service.js';
import { InternalAccessController } from './internal-access.controller.js';
import { NotMeService } from './not-me.service.js';
import { PartnersPageController } from './partners-page.controller.js';

@Module({
  imports: [
    DraftingModule,
    EntitlementsModule,
    HeldBackModule,
    HoldsModule,
    InvitationModule,
    LinksModule,
    SealsModule,
    SigningModule,
  ],
  controllers: [EntryController, GuestController, InternalAccessController, PartnersPageController],
  providers: [AccessCookie, EntryService, GuestActsService, GuestsService, NotMeService],
  exports: [EntryService, GuestActsService, GuestsService],
})
export class AccessModule {}
