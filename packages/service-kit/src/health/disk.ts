import { statfs } from 'node:fs/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type ServiceConfig } from '../config/service-config.js';
import { Dependencies } from './dependencies.js';

/** Postgres on the same disk needs 16 MiB for its next WAL segment. */
const LEAST_FREE_BYTES = 16_777_216;
/** How long readiness fails after a store refused a write for lack of space. */
const REMEMBERED_MS = 10_000;

/** Free disk space: readiness fails with `disk` while there is too little. */
@Injectable()
export class Disk implements OnModuleInit {
  private refusedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly dependencies: Dependencies,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  onModuleInit(): void {
    this.dependencies.watch('disk', async () => {
      if (await this.isFull()) throw new Error('no room');
    });
  }

  /** Records that a store, local or remote, had no space. */
  noteRefusal(): void {
    this.refusedAt = performance.now();
  }

  private async isFull(): Promise<boolean> {
    if (performance.now() - this.refusedAt < REMEMBERED_MS) return true;
    const { DATA_FOLDER } = this.config;
    const disk = DATA_FOLDER === undefined ? null : await statfs(DATA_FOLDER).catch(() => null);
    return disk !== null && disk.bavail * disk.bsize < LEAST_FREE_BYTES;
  }
}
