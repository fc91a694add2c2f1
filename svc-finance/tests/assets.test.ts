import { randomUUID } from 'node:crypto';
import { AssetCategory, addAsset, listAssets, Ownership } from '@evenhand/contracts/finance/assets';
import { LARGEST_AMOUNT_IN_CENTS } from '@evenhand/contracts/money';
import { aGuest, anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';

const home = {
  category: 'real_estate',
  name: 'Home on Elm Street',
  value: 74_999_99,
  ownership: 'joint',
  description: 'Bought in 2014',
  location: 'Hamilton, Ontario',
  valuationDate: '2026-11-21T15:00:00.000Z',
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-finance', module: AppModule });
});
afterAll(() => service.stop());

const add = (who: ReturnType<typeof anOwner>, body: unknown) => service.as(who).call(addAsset, { body });

test('an asset that was added is in the list, as it was written', async () => {
  const ann = anOwner();
  const added = await service.as(ann).get(addAsset, { body: home });
  expect(added).toEqual({ id: added.id, ...home });
  expect(await service.as(ann).get(listAssets)).toEqual([added]);
});

test('assets are listed in the order they were added', async () => {
  const ann = anOwner();
  const names = ['Car', 'Boat', 'Account', 'Painting'];
  for (const name of names) await add(ann, { ...home, name });
  expect((await service.as(ann).get(listAssets)).map(({ name }) => name)).toEqual(names);
});

test('an asset of one case is not seen by another', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  await add(ann, home);
  expect(await service.as(bea).get(listAssets)).toEqual([]);
});

test('the case is the signed one: a caseId in the body is refused', async () => {
  const answer = await add(anOwner(), { ...home, caseId: randomUUID() });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/caseId' }] } });
});

test('only the person signed in reads or adds assets', async () => {
  expect((await service.asNobody.call(listAssets)).status).toBe(401);
  expect((await service.asNobody.call(addAsset, { body: home })).status).toBe(401);
  expect((await service.as(aGuest()).call(listAssets)).status).toBe(403);
});

test('every category and ownership of the contract is kept', async () => {
  const ann = anOwner();
  for (const category of AssetCategory.options) await add(ann, { ...home, category });
  for (const ownership of Ownership.options) await add(ann, { ...home, ownership });
  const listed = await service.as(ann).get(listAssets);
  expect(listed).toHaveLength(AssetCategory.options.length + Ownership.options.length);
});

test('names in any script, markup and emoji are kept exactly', async () => {
  const name = '<b>בית</b> & Šárka’s 🏡 "cottage"';
  const added = await service.as(anOwner()).get(addAsset, { body: { ...home, name } });
  expect(added.name).toBe(name);
});

test('no cent is lost in the largest amount', async () => {
  const ann = anOwner();
  await add(ann, { ...home, value: LARGEST_AMOUNT_IN_CENTS });
  expect((await service.as(ann).get(listAssets))[0]?.value).toBe(LARGEST_AMOUNT_IN_CENTS);
});

test.each([
  ['/value', { ...home, value: 12.5 }],
  ['/value', { ...home, value: -1 }],
  ['/value', { ...home, value: LARGEST_AMOUNT_IN_CENTS + 1 }],
  ['/value', { ...home, value: '100' }],
  ['/name', { ...home, name: '' }],
  ['/name', { ...home, name: 'x'.repeat(201) }],
  ['/category', { ...home, category: 'yacht' }],
  ['/ownership', { ...home, ownership: 'mine' }],
  ['/valuationDate', { ...home, valuationDate: 'yesterday' }],
])('bad input points at %s', async (pointer, body) => {
  const answer = await add(anOwner(), body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input', errors: [{ pointer }] } });
});

test('a double click adds one asset', async () => {
  const ann = anOwner();
  const headers = { 'idempotency-key': randomUUID() };
  const clicks = await Promise.all([1, 2].map(() => service.as(ann).call(addAsset, { body: home, headers })));
  expect(clicks[0]?.body).toEqual(clicks[1]?.body);
  expect(await service.as(ann).get(listAssets)).toHaveLength(1);
});

test('an asset that the other services could not be told of is not kept', async () => {
  const ann = anOwner();
  await service.database.query('alter table outbox rename to outbox_away');
  const answer = await add(ann, home);
  await service.database.query('alter table outbox_away rename to outbox');
  expect(answer.status).toBe(500);
  expect(await service.as(ann).get(listAssets)).toEqual([]);
});
