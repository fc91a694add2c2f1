import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { CodeSent } from '@evenhand/contracts/signing/signing';
import {
  OpenDownload,
  openDownload,
  SendDownloadCode,
  sendDownloadCode,
} from '@evenhand/contracts/verification/verification';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, type StreamableFile } from '@nestjs/common';
import { DownloadsService } from './downloads.service.js';

@Controller()
export class DownloadsController {
  constructor(private readonly downloads: DownloadsService) {}

  @Handles(sendDownloadCode)
  sendCode(
    @Body({ schema: SendDownloadCode }) { token }: SendDownloadCode,
    @Who() who: OwnerIdentity | null,
  ): Promise<CodeSent> {
    return this.downloads.sendCode(token, who);
  }

  @Handles(openDownload)
  open(
    @Body({ schema: OpenDownload }) download: OpenDownload,
    @Who() who: OwnerIdentity | null,
  ): Promise<StreamableFile> {
    return this.downloads.open(download, who);
  }
}
