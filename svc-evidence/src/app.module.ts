import { DatabaseModule } from '@evenhand/service-kit/database/database.module';
import { recurring } from '@evenhand/service-kit/outbox/recurring-jobs';
import { Module } from '@nestjs/common';
import { AnsweringController } from './answering/answering.controller.js';
import { AnsweringRepository } from './answering/answering.repository.js';
import { AnsweringService } from './answering/answering.service.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { Assistant } from './assistant/assistant.js';
import { AssistedAnswers } from './assistant/assisted-answers.js';
import { DownloadsService } from './catalogue/downloads.service.js';
import { FilesController } from './catalogue/files.controller.js';
import { FilesService } from './catalogue/files.service.js';
import { Citations } from './citations/citations.js';
import { evidenceSchema } from './database/schema.js';
import { DeletedFiles } from './deletion/deleted-files.js';
import { DeletionService } from './deletion/deletion.service.js';
import { Embedder } from './embeddings/embedder.js';
import { ErasureConsumer } from './erasure/erasure.consumer.js';
import { RestoredKeys } from './erasure/restored-keys.js';
import { Arrivals } from './files/arrivals.js';
import { FilesRepository } from './files/files.repository.js';
import { Originals } from './files/originals.js';
import { PresignService } from './files/presign.service.js';
import { RegistrationService } from './files/registration.service.js';
import { UploadDeadlines } from './files/upload-deadlines.js';
import { UploadRoom } from './files/upload-room.js';
import { EmbedFileProcessor } from './indexing/embed-file.processor.js';
import { EmbeddingRepository } from './indexing/embedding.repository.js';
import { IndexFileProcessor } from './indexing/index-file.processor.js';
import { IndexedContent } from './indexing/indexed-content.js';
import { IndexingController } from './indexing/indexing.controller.js';
import { IndexingRepository } from './indexing/indexing.repository.js';
import { IndexingService } from './indexing/indexing.service.js';
import { JoinPicturesProcessor } from './indexing/join-pictures.processor.js';
import { ProgressController } from './indexing/progress.controller.js';
import { ProgressService } from './indexing/progress.service.js';
import { StatusRepository } from './indexing/status.repository.js';
import { PartsController } from './parts/parts.controller.js';
import { PartsService } from './parts/parts.service.js';
import { Progress } from './progress/progress.js';
import { RemoveObjectsProcessor } from './removals/remove-objects.processor.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { SavedSearchesController } from './saved-searches/saved-searches.controller.js';
import { SavedSearchesRepository } from './saved-searches/saved-searches.repository.js';
import { SavedSearchesService } from './saved-searches/saved-searches.service.js';
import { OnDemandEmbedding } from './search/on-demand-embedding.js';
import { QuestionsFirst } from './search/questions-first.js';
import { SearchService } from './search/search.service.js';
import { SearchIndexModule } from './search/search-index.module.js';
import { PassagesRepository } from './segments/passages.repository.js';
import { SegmentsRepository } from './segments/segments.repository.js';
import { SentPicturesRepository } from './sent-pictures/sent-pictures.repository.js';
import { StorageModule } from './storage/storage.module.js';
import { SWEEP_SECONDS, sweepEvidence } from './sweep/sweep-evidence.job.js';
import { SweepEvidenceProcessor } from './sweep/sweep-evidence.processor.js';
import { UploadSweep } from './sweep/upload-sweep.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineRepository } from './timeline/timeline.repository.js';
import { UnreadRepository } from './unread/unread.repository.js';
import { UploadsController } from './uploads/uploads.controller.js';

const sweeping = recurring(() => [
  {
    everySeconds: SWEEP_SECONDS,
    enqueue: (outbox) => outbox.enqueue(null, sweepEvidence, {}, { jobId: 'sweep-evidence' }),
  },
]);

@Module({
  imports: [DatabaseModule.for(evidenceSchema), SearchIndexModule, StorageModule],
  controllers: [
    AnsweringController,
    AnswersController,
    IndexingController,
    FilesController,
    ProgressController,
    PartsController,
    RetentionController,
    SavedSearchesController,
    TimelineController,
    UploadsController,
  ],
  providers: [
    AnsweringRepository,
    AnsweringService,
    AssistedAnswers,
    Assistant,
    AnswersService,
    Citations,
    EmbedFileProcessor,
    EmbeddingRepository,
    Embedder,
    IndexFileProcessor,
    IndexedContent,
    IndexingRepository,
    IndexingService,
    JoinPicturesProcessor,
    SentPicturesRepository,
    QuestionsFirst,
    SearchService,
    OnDemandEmbedding,
    PassagesRepository,
    SegmentsRepository,
    DeletedFiles,
    DeletionService,
    ErasureConsumer,
    RestoredKeys,
    Arrivals,
    FilesRepository,
    DownloadsService,
    FilesService,
    Originals,
    PartsService,
    PresignService,
    Progress,
    ProgressService,
    RegistrationService,
    RemoveObjectsProcessor,
    RetentionRepository,
    SavedSearchesRepository,
    SavedSearchesService,
    StatusRepository,
    SweepEvidenceProcessor,
    sweeping,
    TimelineRepository,
    UnreadRepository,
    UploadDeadlines,
    UploadRoom,
    UploadSweep,
  ],
})
export class AppModule {}
