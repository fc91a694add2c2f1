import { endpoints } from '@evenhand/contracts/endpoints';
import { operationsWording } from '@evenhand/wording/operations';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApi } from '../src/docs/open-api.js';
import { startGateway, type TestGateway } from './start-gateway.js';

describe('the OpenAPI document', () => {
  const document = openApi();

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  test.each(endpoints)('holds $name with a description', ({ name, method, path }) => {
    const shown = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(shown).toMatchObject({ operationId: name, description: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test('describes no call that does not exist', () => {
    const names = new Set(endpoints.map(({ name }) => name));
    expect(Object.keys(operationsWording).filter((name) => !names.has(name))).toEqual([]);
  });

  test('states the unit of amounts in which the calls take them', () => {
    expect(document.info.description).toContain('Canadian dollars');
    expect(document.components.schemas).toMatchObject({
      Dollars: { description: 'Canadian dollars, at most two decimals' },
      Cents: { description: 'Canadian cents, an integer' },
    });
  });

  test('has a schema for every reference', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(document.components.schemas).toHaveProperty([String(name)]);
  });

  test('lists security, the Idempotency-Key and the problem responses of endpoints', () => {
    expect(document.paths).toMatchObject({
      '/api/auth/magic-link/send': { post: { security: [] } },
      '/api/access': { get: { security: [{ access: [] }] } },
      '/api/intake': {
        post: { security: [{ session: [] }], parameters: [expect.objectContaining({ name: 'Idempotency-Key' })] },
      },
      '/api/verify': { post: { requestBody: { content: { 'application/pdf': expect.anything() } } } },
      '/api/auth/sessions/{id}': { delete: { parameters: [expect.objectContaining({ name: 'id', in: 'path' })] } },
    });
    expect(document.components.responses.Problem.content).toHaveProperty(['application/problem+json']);
  });

  test('lists the problems that an endpoint declares', () => {
    expect(document.paths['/api/intake/draft']).toMatchObject({
      put: { responses: { 409: { description: expect.stringContaining('signing-has-begun: Signing has begun') } } },
    });
  });

  test('describes the input and the parsed output of a form separately', () => {
    expect(document.components.schemas).toMatchObject({
      EmailAddress: { format: 'email' },
      EmailAddressInput: { type: 'string' },
    });
  });
});

describe('the API documentation page', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  test('loads nothing from other sites and has no inline script', async () => {
    const page = await gateway.call('/api/docs');
    const html = await page.text();
    expect(html).not.toMatch(/<script>|https?:/);
    expect(page.headers.get('content-security-policy')).toMatch("script-src 'self';");
    const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => String(path));
    for (const path of [...parts, '/api/docs/openapi.json']) expect((await gateway.call(path)).status).toBe(200);
  });
});
