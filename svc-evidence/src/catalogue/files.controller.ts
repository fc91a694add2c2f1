import {
  deleteAllEvidence,
  deleteFile,
  downloadFile,
  downloadUnread,
  type EvidenceFile,
  type FileList,
  ListFiles,
  listFiles,
} from '@evenhand/contracts/evidence/files';
import { showPicture } from '@evenhand/contracts/evidence/search';
import {
  type PresignedUpload,
  PresignUpload,
  presignUpload,
  RegisterFile,
  registerFile,
} from '@evenhand/contracts/evidence/uploads';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { DeletionService } from '../deletion/deletion.service.js';
import { PresignService } from '../files/presign.service.js';
import { DownloadsService } from './downloads.service.js';
import { FilesService } from './files.service.js';

const Position = z.coerce.number().int().min(0).max(2_147_000_000);
const PartNumber = z.coerce.number().int().min(1).max(2_147_000_000);

const fileId = (id: string): string => z.uuid().safeParse(id).data ?? fail('not-found');

@Controller()
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly downloads: DownloadsService,
    private readonly presigning: PresignService,
    private readonly deletion: DeletionService,
  ) {}

  @Handles(presignUpload)
  presign(
    @Who() { caseId }: OwnerIdentity,
    @Body({ schema: PresignUpload }) upload: PresignUpload,
  ): Promise<PresignedUpload> {
    return this.presigning.presign(caseId, upload);
  }

  @Handles(registerFile)
  register(
    @Who() { caseId }: OwnerIdentity,
    @Body({ schema: RegisterFile }) { key }: RegisterFile,
  ): Promise<EvidenceFile> {
    return this.files.register(caseId, key);
  }

  @Handles(listFiles)
  list(@Who() { caseId }: OwnerIdentity, @Query({ schema: ListFiles }) query: ListFiles): Promise<FileList> {
    return this.files.list(caseId, query);
  }

  @Handles(downloadFile)
  download(@Who() { caseId }: OwnerIdentity, @Param('id') id: string): Promise<StreamableFile> {
    return this.downloads.download(caseId, fileId(id));
  }

  @Handles(downloadUnread)
  downloadUnread(
    @Who() { caseId }: OwnerIdentity,
    @Param('id') id: string,
    @Param('number', { schema: PartNumber }) number: number,
  ): Promise<StreamableFile> {
    return this.downloads.downloadUnread(caseId, fileId(id), number);
  }

  @Handles(showPicture)
  showPicture(
    @Who() { caseId }: OwnerIdentity,
    @Param('id') id: string,
    @Param('position', { schema: Position }) position: number,
  ): Promise<StreamableFile> {
    return this.downloads.showPicture(caseId, fileId(id), position);
  }

  @Handles(deleteFile)
  delete(@Who() { caseId }: OwnerIdentity, @Param('id') id: string): Promise<void> {
    return this.deletion.deleteFile(caseId, fileId(id));
  }

  @Handles(deleteAllEvidence)
  deleteAll(@Who() { caseId }: OwnerIdentity): Promise<void> {
    return this.deletion.deleteAll(caseId);
  }
}
