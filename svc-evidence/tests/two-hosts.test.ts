import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAllEvidence, downloadFile } from '@evenhand/contracts/evidence/files';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { KeyFiles } from '@evenhand/service-kit/keys/key-files';
import { startKeyService } from '@evenhand/service-kit/testing/key-service';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';
import { CHAT, formOf, startEvidence, type TestEvidence } from './start-evidence.js';
import { startS3 } from './storage/s3-peer.js';

let stores: Awaited<ReturnType<typeof startStores>>;
let first: TestEvidence;

const startStores = async () => {
  const [keys, s3] = await Promise.all([startKeyService(), startS3()]);
  const { endpoint, bucket, accessKey, secretKey } = s3.settings;
  const { url, token, mount } = keys.settings;
  return {
    keys,
    s3,
    environment: {
      S3_ENDPOINT: endpoint.href,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      KEY_SERVICE_URL: url,
      KEY_SERVICE_TOKEN: token,
      KEY_SERVICE_MOUNT: mount,
    },
  };
};

beforeAll(async () => {
  stores = await startStores();
  first = await startEvidence(stores.environment);
});
afterAll(async () => {
  await first.stop();
  stores.keys.stop();
  await stores.s3.stop();
});

/** Another process with an empty data folder. */
const onSecondHost = async (work: (second: TestEvidence['service']) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'second-host-'));
  const environment = { DATA_FOLDER: folder };
  const host = { name: 'svc-evidence' as const, module: AppModule, config: Config, environment };
  const second = await startTestService({ ...host, sharing: first.service });
  await work(second).finally(() => second.stop());
  expect(readdirSync(join(folder, 'case-keys'))).toEqual([]);
  rmSync(folder, { recursive: true });
};

test('two hosts without a shared folder read the same evidence, and neither after one deletes it', async () => {
  const ann = anOwner();
  const presigned = await first.service.as(ann).get(presignUpload, { body: { filename: 'chat.txt', mime: '' } });
  const sent = await fetch(presigned.url, { method: 'POST', body: formOf(presigned.fields, CHAT) });
  expect(sent.status).toBe(204);
  const body = { key: presigned.fields.key ?? '' };
  const { id } = await first.service.as(ann).get(registerFile, { body });
  await onSecondHost(async (second) => {
    const download = await second.as(ann).call(downloadFile, { params: { id } });
    expect(download.bytes.toString()).toBe(CHAT);
    await second.as(ann).call(deleteAllEvidence);
  });
  expect([...stores.keys.transit.keys.keys()].filter((name) => name.includes(ann.caseId))).toEqual([]);
  expect((await first.service.as(ann).call(downloadFile, { params: { id } })).status).toBe(404);
});

test('a key kept in a file is moved into the key service when a host starts with one', async () => {
  const { app, database } = first.service;
  const [name, secret] = [{ caseId: anOwner().caseId, id: anOwner().caseId }, Buffer.alloc(32, 7)];
  await app.get(KeyFiles).keep(name, secret);
  await database.query('insert into case_key (case_id, id) values ($1, $2)', [name.caseId, name.id]);
  await app.get(CaseKeys).moveFrom(app.get(KeyFiles), database.manager);
  expect((await app.get(CaseKeys).find(database.manager, name.caseId))?.secret.equals(secret)).toBe(true);
  expect(readdirSync(join(first.folder, 'case-keys'))).toEqual([]);
});
