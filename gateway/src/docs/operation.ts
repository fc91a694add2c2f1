import { EVENTS } from '@evenhand/contracts/endpoint';
import type { NamedEndpoint } from '@evenhand/contracts/endpoints';
import { serviceOf } from '@evenhand/contracts/routes';
import { apiWording } from '@evenhand/wording/api';
import type { Components } from './components.js';

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

/** One endpoint as an OpenAPI operation. */
export const operation = (endpoint: NamedEndpoint, components: Components) => ({
  operationId: endpoint.name,
  summary: summaryOf(endpoint.name),
  tags: [serviceOf(endpoint.path)],
  security: securityOf(endpoint),
  parameters: parametersOf(endpoint),
  requestBody: bodyOf(endpoint, components),
  responses: {
    [endpoint.status ?? 200]: successOf(endpoint, components),
    default: { $ref: '#/components/responses/Problem' },
  },
});
