import { Global, Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { PackagesService } from './packages.service.js';
import { AgreementsRepository } from './rows/agreements.repository.js';
import { HistoryRepository } from './rows/history.repository.js';
import { HoldsRepository } from './rows/holds.repository.js';
import { InvitationsRepository } from './rows/invitations.repository.js';
import { LinksRepository } from './rows/links.repository.js';
import { NegotiatorsRepository } from './rows/negotiators.repository.js';
import { SignaturesRepository } from './rows/signatures.repository.js';
import { SigningViewService } from './signing-view.service.js';

const services = [
  AgreementsRepository,
  HoldsRepository,
  InvitationsRepository,
  LinksRepository,
  NegotiatorsRepository,
  PackagesService,
  SignaturesRepository,
  HistoryRepository,
  SigningViewService,
];

@Global()
@Module({
  imports: [EntitlementsModule],
  providers: services,
  exports: services,
})
export class AgreementModule {}
