import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import { ACCESS_COOKIE, SESSION_COOKIE } from '@evenhand/contracts/identity';
import { Problem } from '@evenhand/contracts/problems';
import { apiWording } from '@evenhand/wording/api';
import { Components } from './components.js';
import { operation } from './operation.js';

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const pathsOf = (named: readonly NamedEndpoint[], components: Components) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of named) {
    const path = inBraces(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, components) };
  }
  return paths;
};

/** All endpoints of all services as one OpenAPI 3.1 document; made from the contracts, so it cannot say another thing. */
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
