import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { LinksModule } from '../links/links.module.js';
import { SealsModule } from '../seals/seals.module.js';
import { AttestingService } from './attesting.service.js';
import { CoolingOffService } from './cooling-off.service.js';
import { DecliningService } from './declining.service.js';
import { LawyersService } from './lawyers.service.js';
import { OwnerSigningService } from './owner-signing.service.js';
import { RemindersService } from './reminders.service.js';
import { SignaturesService } from './signatures.service.js';
import { SignerLinksService } from './signer-links.service.js';
import { SigningController } from './signing.controller.js';
import { SigningService } from './signing.service.js';
import { SigningSweep } from './signing-sweep.service.js';
import { WitnessesService } from './witnesses.service.js';

@Module({
  imports: [EntitlementsModule, HeldBackModule, HoldsModule, LinksModule, SealsModule],
  controllers: [SigningController],
  providers: [
    AttestingService,
    CoolingOffService,
    DecliningService,
    LawyersService,
    OwnerSigningService,
    RemindersService,
    SignaturesService,
    SignerLinksService,
    SigningService,
    SigningSweep,
    WitnessesService,
  ],
  exports: [
    AttestingService,
    CoolingOffService,
    DecliningService,
    LawyersService,
    OwnerSigningService,
    SigningService,
    SigningSweep,
    WitnessesService,
  ],
})
export class SigningModule {}
