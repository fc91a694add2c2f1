import { type FileKept, fileKept } from '@evenhand/contracts/events/file-kept';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeptFilesRepository } from './kept-files.repository.js';

@Injectable()
export class KeptFilesConsumer {
  constructor(private readonly files: KeptFilesRepository) {}

  @Consumes(fileKept)
  async keep(file: FileKept, manager: EntityManager): Promise<void> {
    await this.files.add(manager, file);
  }
}
