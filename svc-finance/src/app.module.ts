import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { Module } from '@nestjs/common';
import { AssetsController } from './assets/assets.controller.js';
import { AssetsRepository } from './assets/assets.repository.js';
import { AssetsService } from './assets/assets.service.js';
import { CalculatorsController } from './calculators/calculators.controller.js';
import { financeSchema } from './database/schema.js';

@Module({
  imports: [DatabaseModule.for(financeSchema)],
  controllers: [AssetsController, CalculatorsController],
  providers: [AssetsService, AssetsRepository],
})
export class AppModule {}
