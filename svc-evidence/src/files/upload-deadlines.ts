import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';

@Injectable()
export class UploadDeadlines {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** The end of a permission that is given now. */
  permittedUntil(): Date {
    return this.clock.inSeconds(this.config.UPLOAD_SECONDS);
  }

  /** Permissions given before are over. */
  permittedSince(): Date {
    return this.clock.inSeconds(-this.config.UPLOAD_SECONDS);
  }

  /** When an unfinished upload in parts is removed. */
  keptUntil(uploadedAt: Date): Date {
    return new Date(uploadedAt.getTime() + this.config.UNFINISHED_UPLOAD_SECONDS * 1_000);
  }
}
