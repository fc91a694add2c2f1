import { Module } from '@nestjs/common';
import { HeldBackService } from './held-back.service.js';
import { HiddenContactsService } from './hidden-contacts.service.js';

const services = [HeldBackService, HiddenContactsService];

@Module({
  providers: services,
  exports: services,
})
export class HeldBackModule {}
