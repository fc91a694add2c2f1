import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, endpointsAmong } from '../src/endpoints.js';
import { serviceOf, servicePrefixes } from '../src/routes.js';

const SOURCES = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

const without = (file: string) => file !== 'endpoints.ts';

describe('the list of endpoints', () => {
  test.each(files.filter(without))('contains every endpoint that %s declares', async (file) => {
    const declared = endpointsAmong(await import(join(SOURCES, file))).map(({ name }) => name);
    const listed = endpoints.map(({ name }) => name);
    expect(listed).toEqual(expect.arrayContaining(declared));
  });

  test.each(endpoints)('has a service for $method $path', ({ path }) => {
    expect(serviceOf(path)).not.toBeNull();
  });

  test('has a unique name and a unique address for each endpoint', () => {
    const names = endpoints.map(({ name }) => name);
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('the table of routes', () => {
  test('distinguishes paths with a common prefix', () => {
    expect(serviceOf('/api/auth/user')).toBe('svc-auth');
    expect(serviceOf('/api/authority')).toBeNull();
    expect(serviceOf('/internal/sessions/resolve')).toBeNull();
  });

  test('gives each prefix to one service', () => {
    const prefixes = Object.values(servicePrefixes).flat();
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});
