import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type Sending, SentPicturesRepository } from '../sent-pictures/sent-pictures.repository.js';
import { IndexingRepository, type ReadPicture } from './indexing.repository.js';
import { IndexingService } from './indexing.service.js';
import { joinPictures } from './join-pictures.job.js';

const isAsSent = ({ sentIn }: ReadPicture, sending: Sending | undefined): boolean =>
  sentIn === null ? sending === undefined : sending?.chats.includes(sentIn) === true;

@Injectable()
export class JoinPicturesProcessor {
  constructor(
    private readonly transactions: Transactions,
    private readonly indexing: IndexingRepository,
    private readonly sent: SentPicturesRepository,
    private readonly reading: IndexingService,
  ) {}

  @Processes(joinPictures)
  async join({ caseId }: z.infer<typeof joinPictures.payload>): Promise<void> {
    const { manager } = this.transactions;
    const pictures = await this.indexing.readPictures(manager, caseId);
    const names = pictures.map(({ name }) => name);
    const sendings = await this.sent.sendingsOf(manager, caseId, names);
    const changed = pictures.filter((picture) => !isAsSent(picture, sendings.get(picture.name)));
    if (changed.length > 0)
      await this.reading.readAgain(
        caseId,
        changed.map(({ fileId }) => fileId),
      );
  }
}
