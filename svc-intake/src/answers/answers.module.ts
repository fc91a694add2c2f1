import { Global, Module } from '@nestjs/common';
import { IntakesRepository } from './intakes.repository.js';
import { PeopleConsumer } from './people.consumer.js';

const services = [IntakesRepository, PeopleConsumer];

@Global()
@Module({
  providers: services,
  exports: services,
})
export class AnswersModule {}
