import { EVENTS } from '@evenhand/contracts/endpoint';
import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import { ACCESS_COOKIE, SESSION_COOKIE } from '@evenhand/contracts/identity';
import { Problem, problems } from '@evenhand/contracts/problems';
import { serviceOf } from '@evenhand/contracts/routes';
import { apiWording } from '@evenhand/wording/api';
import { operationsWording } from '@evenhand/wording/operations';
import { Components } from './components.js';

/** `sendMagicLink` -> `Send magic link` */
const summaryOf = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const binary = { type: 'string', format: 'binary' };

const content = (type: string, schema: unknown) => ({ content: { [type]: { schema } } });

const parametersOf = ({ path, idempotent }: NamedEndpoint) => {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: apiWording.idempotencyKey,
    schema: { type: 'string' },
  };
  return idempotent ? [...inPath, key] : inPath;
};

const bodyOf = ({ body, consumes }: NamedEndpoint, components: Components) => {
  if (consumes) return { required: true, ...content(consumes, binary) };
  return body ? { required: true, ...content('application/json', components.input(body)) } : undefined;
};

const successOf = ({ answer, produces }: NamedEndpoint, components: Components) => {
  const description = apiWording.success;
  if (produces) return { description, ...content(produces, produces === EVENTS ? { type: 'string' } : binary) };
  return answer ? { description, ...content('application/json', components.answer(answer)) } : { description };
};

const securityOf = ({ audience = 'owner' }: NamedEndpoint) => {
  if (audience === 'public') return [];
  return audience === 'guest' ? [{ access: [] }] : [{ session: [] }];
};

/** What a call needs beyond its role; OpenAPI has no words for it. */
const needsOf = ({
  audience = 'owner',
  assurance = 'two',
  needsPlan,
  provenWithinMinutes,
  forOperators,
}: NamedEndpoint) => ({
  ...(needsPlan && { plan: needsPlan }),
  ...(audience === 'owner' && assurance === 'two' && { secondFactor: true }),
  ...(provenWithinMinutes !== undefined && { provenWithinMinutes }),
  ...(forOperators && { operators: true }),
});

const PROBLEM = '#/components/responses/Problem';

/** The declared problems by status. The default covers those of every endpoint. */
const refusalsOf = ({ problems: declared = [] }: NamedEndpoint) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(declared, (code) => problems[code].status)).map(([status, codes = []]) => [
      status,
      { $ref: PROBLEM, description: codes.map((code) => `${code}: ${problems[code].title}`).join('; ') },
    ]),
  );

const descriptions: Record<string, string | undefined> = operationsWording;

const operation = (endpoint: NamedEndpoint, components: Components) => ({
  operationId: endpoint.name,
  summary: summaryOf(endpoint.name),
  description: descriptions[endpoint.name],
  tags: [serviceOf(endpoint.path)],
  security: securityOf(endpoint),
  'x-needs': needsOf(endpoint),
  parameters: parametersOf(endpoint),
  requestBody: bodyOf(endpoint, components),
  responses: {
    [endpoint.status ?? 200]: successOf(endpoint, components),
    ...refusalsOf(endpoint),
    default: { $ref: PROBLEM },
  },
});

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const pathsOf = (named: readonly NamedEndpoint[], components: Components) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of named) {
    const path = inBraces(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, components) };
  }
  return paths;
};

/** All endpoints of all services as one OpenAPI 3.1 document, generated from the contracts. */
export const openApi = (named: readonly NamedEndpoint[] = endpoints) => {
  const components = new Components();
  const problem = components.answer(Problem);
  return {
    openapi: '3.1.0',
    info: { title: apiWording.title, description: apiWording.description, version: '1' },
    servers: [{ url: '/' }],
    paths: pathsOf(named, components),
    components: {
      schemas: components.schemas,
      responses: {
        Problem: { description: apiWording.problem, content: { 'application/problem+json': { schema: problem } } },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: apiWording.session },
        access: { type: 'apiKey', in: 'cookie', name: ACCESS_COOKIE, description: apiWording.access },
      },
    },
  };
};
