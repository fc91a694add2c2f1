import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** So long the largest file takes on the slowest line: what was begun with a permission may arrive after its end. */
export const SLOWEST_UPLOAD_SECONDS = 21_600;

/** Gives a large file on a slow line its time. The gateway, the only one who calls, sets the limit. */
@Injectable()
export class UploadTime implements OnApplicationBootstrap {
  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    this.host.httpAdapter.getHttpServer().requestTimeout = 0;
  }
}
