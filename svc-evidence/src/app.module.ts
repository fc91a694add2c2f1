import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { Module } from '@nestjs/common';
import { evidenceSchema } from './database/schema.js';
import { StatusController } from './status/status.controller.js';
import { StatusRepository } from './status/status.repository.js';

@Module({
  imports: [DatabaseModule.for(evidenceSchema)],
  controllers: [StatusController],
  providers: [StatusRepository],
})
export class AppModule {}
