import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { Module } from '@nestjs/common';
import { evidenceSchema } from './database/schema.js';
import { DeletionService } from './deletion/deletion.service.js';
import { RemoveObjectsProcessor } from './deletion/remove-objects.processor.js';
import { FilesController } from './files/files.controller.js';
import { FilesRepository } from './files/files.repository.js';
import { FilesService } from './files/files.service.js';
import { Originals } from './files/originals.js';
import { PresignService } from './files/presign.service.js';
import { RegistrationService } from './files/registration.service.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { SweepEvidenceProcessor } from './retention/sweep-evidence.processor.js';
import { SweepTimer } from './retention/sweep-timer.js';
import { StatusController } from './status/status.controller.js';
import { StatusRepository } from './status/status.repository.js';
import { StorageModule } from './storage/storage.module.js';
import { UploadTime } from './storage/upload-time.js';
import { UploadsController } from './storage/uploads.controller.js';

@Module({
  imports: [DatabaseModule.for(evidenceSchema), StorageModule],
  controllers: [FilesController, RetentionController, StatusController, UploadsController],
  providers: [
    DeletionService,
    FilesRepository,
    FilesService,
    Originals,
    PresignService,
    RegistrationService,
    RemoveObjectsProcessor,
    RetentionRepository,
    StatusRepository,
    SweepEvidenceProcessor,
    SweepTimer,
    UploadTime,
  ],
})
export class AppModule {}
