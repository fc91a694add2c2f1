import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { WordFilesModule } from '../documents/word-files.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { PartnerVersionsController } from './partner-versions.controller.js';
import { VersionsController } from './versions.controller.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [AccessModule, HeldBackModule, WordFilesModule],
  controllers: [VersionsController, PartnerVersionsController],
  providers: [VersionsService],
})
export class VersionsModule {}
