import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DownloadRow } from './download.entity.js';

@Injectable()
export class DownloadsRepository {
  async add(manager: EntityManager, download: DownloadRow): Promise<void> {
    await manager.insert(DownloadRow, download);
  }

  find(manager: EntityManager, tokenHash: string): Promise<DownloadRow | null> {
    return manager.findOneBy(DownloadRow, { tokenHash });
  }
}
