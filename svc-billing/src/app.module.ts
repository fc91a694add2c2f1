import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { Module } from '@nestjs/common';
import { billingSchema } from './database/schema.js';
import { PlansController } from './plans/plans.controller.js';

@Module({
  imports: [DatabaseModule.for(billingSchema)],
  controllers: [PlansController],
})
export class AppModule {}
