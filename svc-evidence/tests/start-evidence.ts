import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { type PresignedUpload, presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { IDENTITY_HEADER, type OwnerIdentity } from '@evenhand/contracts/identity';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';

export const formOf = (fields: Record<string, string>, content: Uint8Array | string, name = 'file'): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
};

export const startEvidence = async (environment: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  const settings = { DATA_FOLDER: folder, ...environment };
  const service = await startTestService({
    name: 'svc-evidence',
    module: AppModule,
    config: Config,
    environment: settings,
  });

  /** Sends to the address that the gateway forwards to. */
  const send = async (who: OwnerIdentity, { url }: PresignedUpload, form: FormData): Promise<Response> => {
    const target = url.replace(service.environment.PUBLIC_URL ?? '', service.url);
    return fetch(target, { method: 'POST', body: form, headers: { [IDENTITY_HEADER]: await service.tokenOf(who) } });
  };

  const upload = async (
    who: OwnerIdentity,
    filename: string,
    content: Uint8Array | string,
    asked: object = {},
  ): Promise<string> => {
    const presigned = await service.as(who).get(presignUpload, { body: { filename, mime: '', ...asked } });
    const answer = await send(who, presigned, formOf(presigned.fields, content, filename));
    if (answer.status !== 204) throw new Error(`${answer.status} ${await answer.text()}`);
    return presigned.fields.key ?? '';
  };

  const add = async (
    who: OwnerIdentity,
    filename: string,
    content: Uint8Array | string,
    asked: object = {},
  ): Promise<EvidenceFile> => {
    const key = await upload(who, filename, content, asked);
    return service.as(who).get(registerFile, { body: { key } });
  };

  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { service, folder, send, upload, add, stop };
};

export type TestEvidence = Awaited<ReturnType<typeof startEvidence>>;
