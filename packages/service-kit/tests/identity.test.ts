import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import { signClaims } from '../src/identity/tokens.js';
import { forFile } from '../src/testing/for-file.js';
import { aGuest, anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { guestThing, listThings, publicThing, ThingsModule, whereThing } from './things.js';

let service: TestService;
forFile(
  () => startTestService({ name: 'svc-finance', module: ThingsModule }),
  (started) => (service = started),
);

test('an endpoint answers 401 as a problem when the caller is anonymous', async () => {
  const { status, body, headers } = await service.asAnonymous.call(listThings);
  expect(status).toBe(401);
  expect(headers.get('content-type')).toMatch('application/problem+json');
  expect(body).toMatchObject({ code: 'sign-in-needed', title: 'Unauthorized', error: 'Unauthorized' });
});

test('an endpoint answers a signed-in person', async () => {
  expect(await service.as(anOwner()).get(listThings)).toEqual([]);
});

test('an endpoint answers 403 to a guest when it is for owners, and to an owner when it is for guests', async () => {
  expect((await service.as(aGuest()).call(listThings)).status).toBe(403);
  expect((await service.as(anOwner()).call(guestThing)).status).toBe(403);
  expect(await service.as(aGuest({ role: 'witness' })).get(guestThing)).toEqual({ role: 'witness' });
});

test('a public endpoint answers anyone and recognizes a signed-in person', async () => {
  expect(await service.asAnonymous.get(publicThing)).toEqual({ known: false });
  expect(await service.as(anOwner()).get(publicThing)).toEqual({ known: true });
});

test('an identity token is ignored when it has another key or is for another service', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const forged = await signClaims(privateKey, 'svc-finance', { identity: anOwner(), address: '198.51.100.1' });
  const headers = { [IDENTITY_HEADER]: forged };
  expect((await service.pastTheGateway.call(listThings, { headers })).status).toBe(404);

  const other = await startTestService({ name: 'svc-billing', module: ThingsModule, sharing: service });
  const borrowed = { [IDENTITY_HEADER]: await other.tokenOf(anOwner()) };
  expect((await service.pastTheGateway.call(listThings, { headers: borrowed })).status).toBe(404);
  await other.stop();
});

test('an internal route answers the gateway and is 404 for anyone else', async () => {
  expect((await service.asAnonymous.send('GET', '/internal/things')).status).toBe(404);
  expect((await service.as(anOwner()).send('GET', '/internal/things')).status).toBe(404);
  expect((await service.asGateway.send('GET', '/internal/things')).body).toEqual({ from: 'the gateway' });
});

test('the gateway’s own token gives access to no case', async () => {
  expect((await service.asGateway.call(listThings)).status).toBe(401);
});

test('attacker reaches a service past the gateway, product shows nothing but its health', async () => {
  for (const { method, path } of [listThings, publicThing, guestThing]) {
    expect((await service.pastTheGateway.send(method, path)).status).toBe(404);
  }
  expect((await service.pastTheGateway.send('GET', '/live')).status).toBe(200);
  expect((await service.pastTheGateway.send('GET', '/ready')).status).toBe(200);
});

test('attacker names another address in a header, product believes the gateway’s signature alone', async () => {
  const call = { address: '203.0.113.9', headers: { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' } };
  expect(await service.asAnonymous.get(whereThing, call)).toEqual({ address: '203.0.113.9' });
});

test('attacker changes the case of a path or adds a slash, product answers 404', async () => {
  const owner = service.as(anOwner());
  for (const path of [
    '/api/Things',
    '/API/things',
    '/api/things/',
    '/api/public-thing/',
    '/Live',
    '/internal/Things',
  ]) {
    expect([path, (await owner.send('GET', path)).status]).toEqual([path, 404]);
    expect([path, (await service.asGateway.send('GET', path)).status]).toEqual([path, 404]);
  }
});

test('attacker connects from outside the machine, product listens on 127.0.0.1 alone', async () => {
  const elsewhere = connect(Number(new URL(service.url).port), '127.0.0.2');
  await expect(once(elsewhere, 'connect')).rejects.toThrow('ECONNREFUSED');
});

test('a route is closed when it declares no endpoint', async () => {
  expect((await service.as(anOwner()).send('GET', '/api/forgotten')).status).toBe(404);
});
