import { endpoint } from '../src/endpoint.js';
import { endpoints } from '../src/endpoints.js';

/** Compiled with the tests: each `@ts-expect-error` fails the type check where the line below it compiles. */
const undeclared = () => [
  // @ts-expect-error evidence
  endpoint('GET', '/api/evidence/secrets', null, null),
  // @ts-expect-error signing
  endpoint('POST', '/api/signing/again', null, null, { status: 204 }),
  // @ts-expect-error deletion
  endpoint('POST', '/api/auth/deletion', null, null),
  // @ts-expect-error export
  endpoint('POST', '/api/auth/export', null, null),
  // @ts-expect-error a file
  endpoint('GET', '/api/billing/everything/pdf', null, null, { produces: 'application/pdf' }),
  // @ts-expect-error factors
  endpoint('POST', '/api/auth/passkeys/new', null, null),
  // @ts-expect-error private address
  endpoint('PUT', '/api/intake/address', null, null),
  // @ts-expect-error refunds
  endpoint('POST', '/api/billing/refund/now', null, null),
  // @ts-expect-error the owner's audience declares no proof
  endpoint('GET', '/api/evidence/secrets', null, null, { audience: 'owner' }),
];

test('an endpoint on a protected path without a declaration of what it needs does not compile', () => {
  expect(undeclared()).toHaveLength(9);
  const declared = [
    endpoint('GET', '/api/evidence/secrets', null, null, { assurance: 'two' }),
    endpoint('POST', '/api/billing/refund/now', null, null, { provenWithinMinutes: 10 }),
    endpoint('POST', '/api/access/again', null, null, { audience: 'guest' }),
    endpoint('GET', '/api/dashboard/again', null, null),
  ];
  expect(declared.map(({ assurance = 'by default' }) => assurance)).toEqual(['two', ...Array(3).fill('by default')]);
});

test('evidence opens to no session whose second factor is due', () => {
  const evidence = endpoints.filter(({ path }) => path.startsWith('/api/evidence/'));
  expect(evidence.length).toBeGreaterThan(20);
  for (const { name, assurance, provenWithinMinutes } of evidence)
    expect({ name, isProven: assurance === 'two' || provenWithinMinutes !== undefined }).toEqual({
      name,
      isProven: true,
    });
});
