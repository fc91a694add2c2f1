import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Dependencies } from '@evenhand/service-kit/health/dependencies';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Global, Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { RemovalsService } from '../removals/removals.service.js';
import { EmbeddedIndex } from './embedded/embedded-index.js';
import { IndexSegmentsRepository } from './embedded/index-segments.repository.js';
import { OpenCases } from './embedded/open-cases.js';
import { BatchesRepository } from './qdrant/batches.repository.js';
import { ForgetPointsProcessor } from './qdrant/forget-points.processor.js';
import { SEARCH_INDEX, type SearchIndex } from './search-index.js';

/** Imports the Qdrant client only when configured. */
const indexOf = async (
  { QDRANT_URL, QDRANT_API_KEY: apiKey, QDRANT_COLLECTION: collection }: Config,
  embedded: EmbeddedIndex,
  dependencies: Dependencies,
  ...[transactions, keys, batches, removals]: [Transactions, CaseKeys, BatchesRepository, RemovalsService]
): Promise<SearchIndex> => {
  if (!QDRANT_URL) return embedded;
  const { QdrantCollection } = await import('./qdrant/qdrant-collection.js');
  const { QdrantIndex } = await import('./qdrant/qdrant-index.js');
  const points = new QdrantCollection({ url: QDRANT_URL, apiKey, collection });
  dependencies.watch('qdrant', () => points.ping());
  return new QdrantIndex(points, transactions, keys, batches, removals);
};

@Global()
@Module({
  providers: [
    IndexSegmentsRepository,
    OpenCases,
    EmbeddedIndex,
    BatchesRepository,
    ForgetPointsProcessor,
    RemovalsService,
    {
      provide: SEARCH_INDEX,
      inject: [CONFIG, EmbeddedIndex, Dependencies, Transactions, CaseKeys, BatchesRepository, RemovalsService],
      useFactory: indexOf,
    },
  ],
  exports: [SEARCH_INDEX, RemovalsService],
})
export class SearchIndexModule {}
