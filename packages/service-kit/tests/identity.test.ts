import { generateKeyPairSync } from 'node:crypto';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import { signClaims } from '../src/identity/tokens.js';
import { aGuest, anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { guestThing, listThings, publicThing, ThingsModule } from './things.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-finance', module: ThingsModule });
});
afterAll(() => service.stop());

test('nobody is asked to sign in', async () => {
  const { status, body, headers } = await service.asNobody.call(listThings);
  expect(status).toBe(401);
  expect(headers.get('content-type')).toMatch('application/problem+json');
  expect(body).toMatchObject({ code: 'sign-in-needed', title: 'Unauthorized', error: 'Unauthorized' });
});

test('a person signed in is let in', async () => {
  expect(await service.as(anOwner()).get(listThings)).toEqual([]);
});

test('a guest is kept out of what is the owner’s, and an owner out of what is a guest’s', async () => {
  expect((await service.as(aGuest()).call(listThings)).status).toBe(403);
  expect((await service.as(anOwner()).call(guestThing)).status).toBe(403);
  expect(await service.as(aGuest({ role: 'witness' })).get(guestThing)).toEqual({ role: 'witness' });
});

test('a public endpoint knows a person signed in and answers anyone', async () => {
  expect(await service.asNobody.get(publicThing)).toEqual({ known: false });
  expect(await service.as(anOwner()).get(publicThing)).toEqual({ known: true });
});

test('a token of another key or for another service counts for nothing', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const forged = await signClaims(privateKey, 'svc-finance', { identity: anOwner() });
  const headers = { [IDENTITY_HEADER]: forged };
  expect((await service.asNobody.call(listThings, { headers })).status).toBe(401);

  const other = await startTestService({ name: 'svc-billing', module: ThingsModule, beside: service });
  const borrowed = { [IDENTITY_HEADER]: await other.tokenOf(anOwner()) };
  expect((await service.asNobody.call(listThings, { headers: borrowed })).status).toBe(401);
  await other.stop();
});

test('an internal route is there for the gateway and for nobody else', async () => {
  expect((await service.asNobody.send('GET', '/internal/things')).status).toBe(404);
  expect((await service.as(anOwner()).send('GET', '/internal/things')).status).toBe(404);
  expect((await service.asGateway.send('GET', '/internal/things')).body).toEqual({ from: 'the gateway' });
});

test('the gateway’s own token opens no one’s case', async () => {
  expect((await service.asGateway.call(listThings)).status).toBe(401);
});

test('a route that declares no endpoint is open to nobody', async () => {
  expect((await service.as(anOwner()).send('GET', '/api/forgotten')).status).toBe(404);
});
