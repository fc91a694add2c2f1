import { Module } from '@nestjs/common';
import { LinksModule } from '../links/links.module.js';
import { SealsModule } from '../seals/seals.module.js';
import { DownloadsController } from './downloads.controller.js';
import { DownloadsService } from './downloads.service.js';

@Module({
  imports: [LinksModule, SealsModule],
  controllers: [DownloadsController],
  providers: [DownloadsService],
  exports: [DownloadsService],
})
export class DownloadsModule {}
