import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadFile, type EvidenceFile, listFiles } from '@evenhand/contracts/evidence/files';
import { type PresignedUpload, presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { IDENTITY_HEADER, type OwnerIdentity } from '@evenhand/contracts/identity';
import { REDIS } from '@evenhand/service-kit/redis/redis';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import type { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';
import { EvidenceFileEntity } from '../src/files/evidence-file.entity.js';
import { SweepEvidenceProcessor } from '../src/sweep/sweep-evidence.processor.js';

export const CHAT = '[2026-03-01, 09:12] Ann: The rent is paid.\n';

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
    more: object = {},
  ): Promise<string> => {
    const presigned = await service.as(who).get(presignUpload, { body: { filename, mime: '', ...more } });
    const answer = await send(who, presigned, formOf(presigned.fields, content, filename));
    if (answer.status !== 204) throw new Error(`${answer.status} ${await answer.text()}`);
    return presigned.fields.key ?? '';
  };

  const add = async (...[who, ...file]: Parameters<typeof upload>): Promise<EvidenceFile> => {
    const key = await upload(who, ...file);
    return service.as(who).get(registerFile, { body: { key } });
  };

  const files = async (who: OwnerIdentity): Promise<EvidenceFile[]> => (await service.as(who).get(listFiles)).files;
  const download = (who: OwnerIdentity, id: string) => service.as(who).call(downloadFile, { params: { id } });
  const rowOf = (id: string) => service.database.manager.findOneByOrFail(EvidenceFileEntity, { id });
  const sweep = () => service.app.get(SweepEvidenceProcessor).sweep();
  const setAge = (id: string, days: number) =>
    service.database.manager.update(
      EvidenceFileEntity,
      { id },
      { uploadedAt: new Date(Date.now() - days * 86_400_000) },
    );
  const loseQueue = async (): Promise<void> => {
    const redis: Redis = service.app.get(REDIS);
    await redis.del(await redis.keys(`${service.environment.REDIS_PREFIX}:*`));
  };

  /** Names of the objects of a case. */
  const onDisk = async (caseId: string): Promise<string[]> => {
    const below = join(folder, 'storage/objects/cases', caseId);
    const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { service, folder, send, upload, add, files, download, rowOf, sweep, setAge, loseQueue, onDisk, stop };
};

export type TestEvidence = Awaited<ReturnType<typeof startEvidence>>;
