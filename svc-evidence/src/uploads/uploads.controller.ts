import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadFile } from '@evenhand/contracts/evidence/uploads';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Controller, Inject, Req } from '@nestjs/common';
import busboy from 'busboy';
import type { Request } from 'express';
import { FilesRepository } from '../files/files.repository.js';
import { sentTo } from '../files/places.js';
import { STORAGE, type Storage, type UploadPermission } from '../storage/storage.js';

const limits = { files: 1, fields: 20, fieldSize: 16_384, parts: 21, headerPairs: 20 };

type Receive = (fields: Record<string, string>, content: Readable) => Promise<void>;

const begin = (request: IncomingMessage) => {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    return fail('malformed-request');
  }
};

/**
 * Streams the last part, the file, with the fields before it. When `receive` throws, the rest is drained, so that the
 * browser receives the answer.
 */
const receiveForm = async (request: IncomingMessage, receive: Receive): Promise<void> => {
  const form = begin(request);
  const fields = new Map<string, string>();
  let receiving: Promise<void> | null = null;
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (_name, content) => {
    receiving = receive(Object.fromEntries(fields), content).finally(() => content.resume());
    receiving.catch(() => {});
  });
  await pipeline(request, form).catch(() => fail('malformed-request'));
  await (receiving ?? fail('malformed-request'));
};

/** @throws at more than the permitted bytes, or at the end at fewer */
async function* within({ smallestInBytes, largestInBytes }: UploadPermission, content: Readable) {
  let size = 0;
  for await (const piece of content.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > largestInBytes) fail('too-large');
    yield piece;
  }
  if (size < smallestInBytes) fail('malformed-request');
}

/** Upload target without S3; same form contract as a bucket's address. */
@Controller()
export class UploadsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  @Handles(uploadFile)
  async upload(@Who() { caseId }: OwnerIdentity, @Req() request: Request): Promise<void> {
    await receiveForm(request, async (fields, content) => {
      const permission = this.storage.permissionIn(fields);
      if (!permission?.key.startsWith(`cases/${caseId}/`)) return fail('not-allowed');
      await this.requirePendingUpload(permission);
      const awaited = this.awaited(permission, within(permission, content));
      await this.storage.write(permission.key, permission.largestInBytes, Readable.from(awaited));
    });
  }

  /** Fails at the end when the file was judged or deleted during the upload. */
  private async *awaited(permission: UploadPermission, content: AsyncIterable<Buffer>) {
    yield* content;
    await this.requirePendingUpload(permission);
  }

  /** A permission ends when its file is judged or deleted. */
  private async requirePendingUpload({ key }: UploadPermission): Promise<void> {
    const file = sentTo(key) ?? fail('not-allowed');
    const found = await this.files.find(this.transactions.manager, file.caseId, file.id);
    if (found?.state !== 'awaited') fail('not-allowed');
  }
}
