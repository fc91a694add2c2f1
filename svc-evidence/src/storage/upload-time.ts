import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** The largest file on the slowest line: a transfer may end this long after its permission. */
export const SLOWEST_UPLOAD_SECONDS = 21_600;

/** No socket timeout: the gateway, the only caller, sets the limit. */
@Injectable()
export class UploadTime implements OnApplicationBootstrap {
  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    this.host.httpAdapter.getHttpServer().requestTimeout = 0;
  }
}
