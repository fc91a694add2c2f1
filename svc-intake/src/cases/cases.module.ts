import { Global, Module } from '@nestjs/common';
import { CasesRepository } from './cases.repository.js';
import { OwnerMailService } from './owner-mail.service.js';

const services = [CasesRepository, OwnerMailService];

@Global()
@Module({
  providers: services,
  exports: services,
})
export class CasesModule {}
