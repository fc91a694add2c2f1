import { Module } from '@nestjs/common';
import { SealedFilesService } from './sealed-files.service.js';
import { SealsRepository } from './seals.repository.js';

const services = [SealedFilesService, SealsRepository];

@Module({
  providers: services,
  exports: services,
})
export class SealsModule {}
