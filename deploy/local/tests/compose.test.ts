import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerEnvironment, deployableNamed } from '../container/container-environment.ts';
import { readPartSecrets, writePartSecrets } from '../container/part-secrets.ts';
import { deployables, workspaceOf } from '../deployables.ts';
import { imageOf } from '../images/image-of.ts';
import { ROOT } from '../places.ts';
import { environmentIn, installationFolders, services } from './compose-file.ts';
import { configOf } from './configs.ts';

const installation = mkdtempSync(join(tmpdir(), 'installation-'));
const before = { ...process.env };

const isBuilt = (image: string): boolean => image.startsWith('evenhand');

beforeAll(() => writePartSecrets(installation, environmentIn('prepare')));
afterAll(() => {
  rmSync(installation, { recursive: true });
  process.env = before;
});

test('docker-compose.yml runs every deployable once, by its name, from an image of the files of its workspace', () => {
  const run = Object.entries(services).filter(([, { image, command }]) => isBuilt(image) && command);
  const parts = run.map(([name, { image, command, build }]) => [name, command, image, build?.args?.PART]);
  const expected = deployables.map((each) => [each.name, [each.name], imageOf(each), workspaceOf(each)]);
  expect(parts).toEqual(expect.arrayContaining(expected));
  expect(parts).toHaveLength(expected.length);
});

test('the image without PART holds every deployable and the commands', () => {
  const [, all = ''] = /^ARG PART="(.+)"$/m.exec(readFileSync(join(ROOT, 'deploy/images/Dockerfile'), 'utf8')) ?? [];
  expect(new Set(all.split(' '))).toEqual(new Set([...deployables.map(workspaceOf), 'deploy/local']));
});

test('docker-compose.yml names an exact version of every image that it does not build', () => {
  const images = Object.values(services).flatMap(({ image }) => (isBuilt(image) ? [] : [image]));
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => !/:(?:v?\d+\.\d+|RELEASE\.)/.test(image))).toEqual([]);
});

test('docker-compose.yml checks the health of every store', () => {
  const stores = ['postgres', 'redis', 'qdrant', 'storage'];
  expect(stores.filter((store) => !services[store]?.healthcheck)).toEqual([]);
});

test('docker-compose.yml builds the site for the address that it is served at', () => {
  expect(services.gateway?.build?.args?.PUBLIC_URL).toContain('PUBLIC_URL:-http://localhost:8080');
  expect(readFileSync(join(ROOT, 'deploy/images/Dockerfile'), 'utf8')).toContain('ARG PUBLIC_URL');
});

/** Contents of all files of the installation that a container can read. */
const readableBy = (name: string): string =>
  installationFolders(name)
    .flatMap((folder) =>
      readdirSync(join(installation, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(installation, folder, file),
      ),
    )
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('attacker reads every file of one container, product shows the private signing key to the gateway alone', () => {
  const reading = Object.keys(services).filter((name) => readableBy(name).includes('PRIVATE KEY'));
  expect(reading).toEqual(['gateway', 'prepare']);
});

test('attacker reads every file of one container, product shows a service the password of its schema alone', () => {
  const urls = deployables.flatMap(({ name, schema }) =>
    schema ? [{ part: name, url: readPartSecrets(installation, name).databaseUrl }] : [],
  );
  expect(new Set(urls.map(({ url }) => url)).size).toBe(5);
  for (const deployable of deployables) {
    const known = urls.filter(({ url }) => readableBy(deployable.name).includes(url)).map(({ part }) => part);
    expect(known).toEqual(urls.map(({ part }) => part).filter((part) => part === workspaceOf(deployable)));
  }
});

const OF_EVERY_CONTAINER = ['PUBLIC_URL', 'ALLOW_INSECURE', 'REDIS_URL'];

test.each(deployables)('docker-compose.yml gives $name no setting that it does not read', (deployable) => {
  const read = new Set([...OF_EVERY_CONTAINER, ...Object.keys(configOf(deployable).config.shape)]);
  expect(Object.keys(environmentIn(deployable.name)).filter((name) => !read.has(name))).toEqual([]);
});

test.each(deployables.map(({ name }) => name))('%s accepts the settings that docker-compose.yml gives it', (name) => {
  const deployable = deployableNamed(name);
  const told = environmentIn(name);
  Object.assign(process.env, told);
  const environment = containerEnvironment(deployable, told, { installation, siteFolder: '/evenhand/.cache/site' });
  expect(configOf(deployable).config.safeParse(environment).error?.issues ?? []).toEqual([]);
});

test('in containers evidence is stored in S3 and searched in Qdrant', () => {
  const environment = environmentIn('svc-evidence-worker');
  const told = { S3_ENDPOINT: 'http://storage.localhost:9000', QDRANT_URL: 'http://qdrant:6333' };
  expect(environment).toMatchObject(told);
  Object.assign(process.env, environment);
  const worker = deployableNamed('svc-evidence-worker');
  expect(containerEnvironment(worker, environment, { installation, siteFolder: '' })).toMatchObject(told);
});
