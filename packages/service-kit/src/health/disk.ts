import { statfs } from 'node:fs/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type ServiceConfig } from '../config/service-config.js';
import { Dependencies } from './dependencies.js';

/** Less than this, and Postgres on the same disk may not find room for its next piece of log: 16 MiB. */
const LEAST_FREE_BYTES = 16_777_216;
/** A store that refused something for want of room is asked about for so long; each refusal begins it again. */
const REMEMBERED_MS = 10_000;

/** Whether there is room for what people enter: readiness fails with `disk` while there is none. */
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

  /** A store, wherever it is, had no room. */
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
