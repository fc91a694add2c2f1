import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { deployables, workspaceOf } from '../deployables.ts';
import { imageOf } from '../images/image-of.ts';
import { ROOT } from '../places.ts';

const BASE = join(ROOT, 'deploy/kubernetes/base');

const Container = z.looseObject({
  name: z.literal('part'),
  image: z.string().optional(),
  args: z.array(z.string()).optional(),
  volumeMounts: z
    .array(z.object({ name: z.string(), mountPath: z.string(), subPath: z.string().optional() }))
    .optional(),
  securityContext: z.unknown().optional(),
  resources: z.unknown().optional(),
});
const Resource = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    template: z
      .looseObject({ spec: z.looseObject({ containers: z.array(Container), securityContext: z.unknown().optional() }) })
      .optional(),
  }),
});
type Resource = z.infer<typeof Resource>;

const Kustomization = z.looseObject({
  resources: z.array(z.string()),
  patches: z.array(z.looseObject({ path: z.string().optional(), target: z.looseObject({ kind: z.string() }) })),
  images: z.array(z.object({ name: z.string(), newName: z.string(), newTag: z.string() })),
});

const textOf = (file: string): string => readFileSync(join(BASE, file), 'utf8');
const base = Kustomization.parse(parse(textOf('kustomization.yaml')));
const resourcesIn = (file: string): Resource[] =>
  parseAllDocuments(textOf(file)).map((document) => Resource.parse(document.toJS()));
const resources = base.resources.flatMap(resourcesIn);
const containerOf = ({ spec }: Resource) => spec.template?.spec.containers[0];

const isConfined = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};
const isUnprivileged = { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } };

test('Kubernetes runs every deployable once, with its own folder of the installation', () => {
  const run = resources.filter(({ kind }) => kind === 'Deployment');
  expect(run.map(({ metadata }) => metadata.name).sort()).toEqual(deployables.map(({ name }) => name).sort());
  for (const deployable of deployables) {
    const found = run.find(({ metadata }) => metadata.name === deployable.name);
    const folder = workspaceOf(deployable);
    expect(found && containerOf(found)).toMatchObject({
      args: [deployable.name],
      image: imageOf(deployable),
      volumeMounts: expect.arrayContaining([
        { name: 'installation', mountPath: `/installation/${folder}`, subPath: folder },
      ]),
    });
  }
});

test('every container of Kubernetes is confined and limited, and no image is the latest', () => {
  const common = resourcesIn('every-part.yaml');
  const job = resources.filter(({ kind }) => kind === 'Job');
  for (const resource of [...common, ...job]) {
    expect(resource.spec.template?.spec.securityContext).toMatchObject(isUnprivileged);
    expect(containerOf(resource)).toMatchObject({
      securityContext: isConfined,
      resources: { requests: expect.anything(), limits: { memory: expect.any(String) } },
    });
  }
  expect(base.patches).toContainEqual({ path: 'every-part.yaml', target: { kind: 'Deployment' } });
  const used = resources.flatMap((resource) => containerOf(resource)?.image ?? []);
  expect(new Set(base.images.map(({ name }) => name))).toEqual(new Set(used));
  for (const { newTag } of base.images) expect(newTag).toMatch(/^(?!latest)[\w.-]+$/);
});

test('the network of Kubernetes is closed but for visitors of the gateway, its calls and the figures', () => {
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy').map(({ metadata }) => metadata.name);
  expect(policies).toEqual(['nothing-in', 'visitors-to-the-gateway', 'gateway-to-services', 'prometheus-to-figures']);
});

test('every service of Kubernetes may lose one process at a time, and workers are scaled by the longest wait', () => {
  const budgets = resources.filter(({ kind }) => kind === 'PodDisruptionBudget').map(({ metadata }) => metadata.name);
  const services = resources.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
  expect(budgets).toEqual(services);
  expect(textOf('svc-evidence-worker.yaml')).toContain('max(evenhand_upload_oldest_waiting_seconds)');
});
