import { Global, Module } from '@nestjs/common';
import { CasesRepository } from './cases.repository.js';
import { FactorHoldersService } from './factor-holders.service.js';
import { MailChoicesConsumer } from './mail-choices.consumer.js';
import { MailChoicesRepository } from './mail-choices.repository.js';
import { OwnerMailService } from './owner-mail.service.js';
import { SecondFactorsConsumer } from './second-factors.consumer.js';

const services = [CasesRepository, FactorHoldersService, MailChoicesRepository, OwnerMailService];

@Global()
@Module({
  providers: [...services, MailChoicesConsumer, SecondFactorsConsumer],
  exports: services,
})
export class CasesModule {}
