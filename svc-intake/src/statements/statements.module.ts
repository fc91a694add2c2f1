import { Global, Module } from '@nestjs/common';
import { StatementsConsumer } from './statements.consumer.js';
import { StatementsRepository } from './statements.repository.js';

@Global()
@Module({
  providers: [StatementsConsumer, StatementsRepository],
  exports: [StatementsRepository],
})
export class StatementsModule {}
