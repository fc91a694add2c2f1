import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerEnvironment, deployableNamed } from '../container/container-environment.ts';
import { deployables } from '../deployables.ts';
import { environmentIn, services } from './compose-file.ts';
import { configOf } from './configs.ts';

const installation = mkdtempSync(join(tmpdir(), 'installation-'));
const before = { ...process.env };

afterAll(() => {
  rmSync(installation, { recursive: true });
  process.env = before;
});

test('docker-compose.yml runs every deployable once, from the one image, by its name', () => {
  const run = Object.entries(services).filter(([, { image, command }]) => image === 'evenhand' && command);
  expect(run.map(([name, { command }]) => [name, command])).toEqual(
    expect.arrayContaining(deployables.map(({ name }) => [name, [name]])),
  );
  expect(run).toHaveLength(deployables.length);
});

test.each(deployables.map(({ name }) => name))('%s accepts the settings that docker-compose.yml gives it', (name) => {
  const deployable = deployableNamed(name);
  const told = environmentIn(name);
  Object.assign(process.env, told);
  const environment = containerEnvironment(deployable, told, { installation, siteFolder: '/evenhand/.cache/site' });
  expect(configOf(deployable).config.safeParse(environment).error?.issues ?? []).toEqual([]);
});

test('evidence in containers is kept by the S3 store and searched in Qdrant', () => {
  const environment = environmentIn('svc-evidence-worker');
  const told = { S3_ENDPOINT: 'http://storage.localhost:9000', QDRANT_URL: 'http://qdrant:6333' };
  expect(environment).toMatchObject(told);
  Object.assign(process.env, environment);
  const worker = deployableNamed('svc-evidence-worker');
  expect(containerEnvironment(worker, environment, { installation, siteFolder: '' })).toMatchObject(told);
});
