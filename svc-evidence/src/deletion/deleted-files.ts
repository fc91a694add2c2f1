import { evidenceDeleted } from '@evenhand/contracts/events/evidence-deleted';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { arrivalOf, folderOf, type Placed } from '../files/places.js';
import { RemovalsService } from '../removals/removals.service.js';
import { SEARCH_INDEX, type SearchIndex } from '../search/search-index.js';

/** Files per job or event: a case may have any number. */
const FILES_PER_EVENT = 500;

function* inGroups<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += FILES_PER_EVENT) yield items.slice(start, start + FILES_PER_EVENT);
}

@Injectable()
export class DeletedFiles {
  constructor(
    private readonly outbox: Outbox,
    private readonly removals: RemovalsService,
    @Inject(SEARCH_INDEX) private readonly index: SearchIndex,
  ) {}

  async publish(manager: EntityManager, caseId: string, files: Placed[]): Promise<void> {
    for (const some of inGroups(files)) {
      const fileIds = some.map(({ id }) => id);
      await this.index.forget(manager, caseId, fileIds);
      await this.outbox.publish(manager, evidenceDeleted, { caseId, fileIds });
    }
  }

  async removeObjects(manager: EntityManager, files: Placed[]): Promise<void> {
    for (const some of inGroups(files))
      await this.removals.order(
        manager,
        some.flatMap((file) => [folderOf(file), arrivalOf(file)]),
      );
  }

  removeFolder(manager: EntityManager, folder: string): Promise<void> {
    return this.removals.order(manager, [folder]);
  }
}
