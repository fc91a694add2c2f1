import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Config as GatewayConfig } from '../../../gateway/src/config.ts';
import { ServiceConfig } from '../../../packages/service-kit/src/config/service-config.ts';
import { Config as AuthConfig } from '../../../svc-auth/src/config.ts';
import { Config as EvidenceConfig } from '../../../svc-evidence/src/config.ts';
import { Config as IntakeConfig } from '../../../svc-intake/src/config/config.ts';
import { containerEnvironment, deployableNamed } from '../container/container-environment.ts';
import { deployables, workspaceOf } from '../deployables.ts';
import { ROOT } from '../places.ts';

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      command: z.union([z.string(), z.array(z.string())]).optional(),
      environment: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { services } = Compose.parse(parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }));

/** The values that Compose gives when nobody sets a variable: `${NAME:-value}`. */
const filled = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

const environmentIn = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value)]));

/** What each deployable reads, and refuses to start without. */
const configs: Record<string, z.ZodType> = {
  gateway: GatewayConfig,
  'svc-auth': AuthConfig,
  'svc-intake': IntakeConfig,
  'svc-evidence': EvidenceConfig,
  'svc-finance': ServiceConfig,
  'svc-billing': ServiceConfig,
};

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
  const config = configs[workspaceOf(deployable)];
  expect(config?.safeParse(environment).error?.issues ?? []).toEqual([]);
});

test('evidence in containers is kept by the S3 store and searched in Qdrant', () => {
  const environment = environmentIn('svc-evidence-worker');
  const told = { S3_ENDPOINT: 'http://storage.localhost:9000', QDRANT_URL: 'http://qdrant:6333' };
  expect(environment).toMatchObject(told);
  Object.assign(process.env, environment);
  const worker = deployableNamed('svc-evidence-worker');
  expect(containerEnvironment(worker, environment, { installation, siteFolder: '' })).toMatchObject(told);
});
