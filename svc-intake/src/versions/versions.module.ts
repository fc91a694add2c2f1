import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { PartnerVersionsController } from './partner-versions.controller.js';
import { VersionsController } from './versions.controller.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [AccessModule, HeldBackModule],
  controllers: [VersionsController, PartnerVersionsController],
  providers: [VersionsService],
})
export class VersionsModule {}
