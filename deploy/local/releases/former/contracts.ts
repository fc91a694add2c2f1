import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Identity } from '@evenhand/contracts/identity';
import { RESOLVE_ACCESS_PATH, ResolveAccess, ResolvedAccess } from '@evenhand/contracts/internal/access';
import { RESOLVE_SESSION_PATH, ResolvedSession, ResolveSession } from '@evenhand/contracts/internal/sessions';
import { z } from 'zod';
import { Components } from '../../../../gateway/src/docs/components.js';
import { openApi } from '../../../../gateway/src/docs/open-api.js';
import { ROOT } from '../../places.ts';
import { Contract } from '../check/contract.ts';

/** What a release requires of others and gives them. */
export const Contracts = z.object({
  /** Pages and gateway to services. */
  api: Contract,
  /** Gateway to services, and services to each other: calls, the signed identity, and events. */
  internal: Contract,
});
export type Contracts = z.infer<typeof Contracts>;

const EVENT_FILES = 'packages/contracts/src/events/*.ts';

/** Key of an event in {@link Contracts.internal}. */
export const EVENT = 'event';

const Event = z.object({ name: z.string(), payload: z.instanceof(z.ZodType) });

const allEvents = async (): Promise<z.infer<typeof Event>[]> => {
  const modules: object[] = await Promise.all(
    globSync(EVENT_FILES, { cwd: ROOT }).map((file) => import(pathToFileURL(join(ROOT, file)).href)),
  );
  return modules
    .flatMap((module) => Object.values(module).map((value) => Event.safeParse(value)))
    .flatMap(({ success, data }) => (success ? [data] : []));
};

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const internalContract = async (): Promise<unknown> => {
  const components = new Components();
  // A reader takes what it parses; `z.object` takes more than it names.
  const sent = (schema: z.ZodType) => ({ requestBody: json(components.input(schema)), responses: {} });
  const call = (body: z.ZodType, answer: z.ZodType) => ({
    post: { ...sent(body), responses: { 200: json(components.input(answer)) } },
  });
  const events = await allEvents();
  return {
    paths: {
      [RESOLVE_SESSION_PATH]: call(ResolveSession, ResolvedSession),
      [RESOLVE_ACCESS_PATH]: call(ResolveAccess, ResolvedAccess),
      identity: { signed: sent(Identity) },
      ...Object.fromEntries(events.map(({ name, payload }) => [name, { [EVENT]: sent(payload) }])),
    },
    components: { schemas: components.schemas },
  };
};

/** Those of the checkout. */
export const contractsToday = async (): Promise<Contracts> =>
  Contracts.parse({ api: openApi(), internal: await internalContract() });
