import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { CaseKeysModule } from '@evenhand/service-kit/keys/case-keys.module';
import { CodesRepository } from '@evenhand/service-kit/mailed-links/codes.repository';
import { CodesService } from '@evenhand/service-kit/mailed-links/codes.service';
import { LinkRefusalsService } from '@evenhand/service-kit/mailed-links/link-refusals.service';
import { Module } from '@nestjs/common';
import { AssetsController } from './assets/assets.controller.js';
import { CalculatorsController } from './calculators/calculators.controller.js';
import { ChangesRepository } from './changes/changes.repository.js';
import { ChangesService } from './changes/changes.service.js';
import { CoupleConsumer } from './couple/couple.consumer.js';
import { CouplesRepository } from './couple/couples.repository.js';
import { financeSchema } from './database/schema.js';
import { DebtsController } from './debts/debts.controller.js';
import { PropertyController } from './division/property.controller.js';
import { PropertyService } from './division/property.service.js';
import { DeletedEvidenceConsumer } from './documents/deleted-evidence.consumer.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { DocumentsService } from './documents/documents.service.js';
import { KeptFilesConsumer } from './documents/kept-files.consumer.js';
import { KeptFilesRepository } from './documents/kept-files.repository.js';
import { KeptFilesService } from './documents/kept-files.service.js';
import { EraseHalvesProcessor, erasingHalves } from './erasure/erase-halves.processor.js';
import { ErasureConsumer } from './erasure/erasure.consumer.js';
import { FinancesEraser } from './erasure/finances-eraser.js';
import { HalfEraser } from './erasure/half-eraser.js';
import { FactorHoldersRepository } from './factors/factor-holders.repository.js';
import { FactorHoldersService } from './factors/factor-holders.service.js';
import { DisownedConsumer } from './halves/disowned.consumer.js';
import { HalvesController } from './halves/halves.controller.js';
import { HalvesRepository } from './halves/halves.repository.js';
import { HalvesService } from './halves/halves.service.js';
import { PartnerDisclosureController } from './halves/partner-disclosure.controller.js';
import { PartnerDisclosureService } from './halves/partner-disclosure.service.js';
import { HiddenContactsConsumer } from './hidden/hidden-contacts.consumer.js';
import { HiddenContactsRepository } from './hidden/hidden-contacts.repository.js';
import { HiddenContactsService } from './hidden/hidden-contacts.service.js';
import { ImportsController } from './imports/imports.controller.js';
import { ImportsRepository } from './imports/imports.repository.js';
import { ImportsService } from './imports/imports.service.js';
import { LedgersRepository } from './imports/ledgers.repository.js';
import { StatementReader } from './imports/statement-reader.js';
import { IncomesController } from './incomes/incomes.controller.js';
import { ItemsRepository } from './items/items.repository.js';
import { ItemsService } from './items/items.service.js';
import { ListsRoom } from './items/lists-room.js';
import { AddressProvenConsumer } from './snapshots/address-proven.consumer.js';
import { ChosenContentService } from './snapshots/chosen-content.service.js';
import { DisclosureAccessService } from './snapshots/disclosure-access.service.js';
import { GivenService } from './snapshots/given.service.js';
import { HiddenInFrozenService } from './snapshots/hidden-in-frozen.service.js';
import { SnapshotsController } from './snapshots/snapshots.controller.js';
import { SnapshotsRepository } from './snapshots/snapshots.repository.js';
import { SnapshotsService } from './snapshots/snapshots.service.js';

@Module({
  imports: [DatabaseModule.for(financeSchema), CaseKeysModule.for('finance')],
  controllers: [
    AssetsController,
    DebtsController,
    IncomesController,
    DocumentsController,
    PropertyController,
    ImportsController,
    SnapshotsController,
    HalvesController,
    PartnerDisclosureController,
    CalculatorsController,
  ],
  providers: [
    ItemsService,
    ItemsRepository,
    ListsRoom,
    ChangesService,
    ChangesRepository,
    DocumentsService,
    DocumentsRepository,
    DeletedEvidenceConsumer,
    KeptFilesConsumer,
    KeptFilesRepository,
    KeptFilesService,
    AddressProvenConsumer,
    FactorHoldersRepository,
    FactorHoldersService,
    CouplesRepository,
    CoupleConsumer,
    PropertyService,
    ImportsService,
    ChosenContentService,
    SnapshotsService,
    SnapshotsRepository,
    DisclosureAccessService,
    CodesService,
    CodesRepository,
    LinkRefusalsService,
    GivenService,
    HiddenInFrozenService,
    HiddenContactsService,
    HiddenContactsRepository,
    HiddenContactsConsumer,
    HalvesService,
    HalvesRepository,
    DisownedConsumer,
    PartnerDisclosureService,
    ImportsRepository,
    LedgersRepository,
    StatementReader,
    EraseHalvesProcessor,
    erasingHalves,
    ErasureConsumer,
    FinancesEraser,
    LeavingGuests,
    HalfEraser,
  ],
})
export class AppModule {}
