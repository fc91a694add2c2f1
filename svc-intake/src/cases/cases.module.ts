import { Global, Module } from '@nestjs/common';
import { CasesRepository } from './cases.repository.js';
import { FactorHoldersService } from './factor-holders.service.js';
import { OwnerMailService } from './owner-mail.service.js';
import { SecondFactorsConsumer } from './second-factors.consumer.js';

const services = [CasesRepository, FactorHoldersService, OwnerMailService];

@Global()
@Module({
  providers: [...services, SecondFactorsConsumer],
  exports: services,
})
export class CasesModule {}
