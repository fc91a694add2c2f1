import { endpoints } from '@evenhand/contracts/endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApi } from '../src/docs/open-api.js';
import { startGateway, type TestGateway } from './start-gateway.js';

describe('the API as a document', () => {
  const document = openApi();

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  test.each(endpoints)('holds $name', ({ name, method, path }) => {
    const shown = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')];
    expect(shown).toHaveProperty(`${method.toLowerCase()}.operationId`, name);
  });

  test('every reference leads somewhere', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(document.components.schemas).toHaveProperty([String(name)]);
  });

  test('tells who may call, what creates once, and how a problem looks', () => {
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

  test('says what a form may send, not what becomes of it', () => {
    expect(document.components.schemas).toMatchObject({
      EmailAddress: { format: 'email' },
      EmailAddressInput: { type: 'string' },
    });
  });
});

describe('the page of the API', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  test('loads nothing that is not ours, and has no script inside', async () => {
    const page = await gateway.call('/api/docs');
    const html = await page.text();
    expect(html).not.toMatch(/<script>|https?:/);
    expect(page.headers.get('content-security-policy')).toMatch("script-src 'self';");
    const parts = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => String(path));
    for (const path of [...parts, '/api/docs/openapi.json']) expect((await gateway.call(path)).status).toBe(200);
  });
});
