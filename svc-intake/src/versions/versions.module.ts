import { Module } from '@nestjs/common';
import { HeldBackModule } from '../held-back/held-back.module.js';
import { VersionsController } from './versions.controller.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [HeldBackModule],
  controllers: [VersionsController],
  providers: [VersionsService],
})
export class VersionsModule {}
