import { OpenDownload, openDownload } from '@evenhand/contracts/verification/verification';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller, type StreamableFile } from '@nestjs/common';
import { DownloadsService } from './downloads.service.js';

@Controller()
export class DownloadsController {
  constructor(private readonly downloads: DownloadsService) {}

  @Handles(openDownload)
  open(@Body({ schema: OpenDownload }) { token }: OpenDownload): Promise<StreamableFile> {
    return this.downloads.open(token);
  }
}
