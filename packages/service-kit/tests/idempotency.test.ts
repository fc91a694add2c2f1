import { hash, randomUUID } from 'node:crypto';
import { SealedAnswers } from '../src/idempotency/sealed-answers.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { addThing, listThings, Things, ThingsModule } from './things.js';

let service: TestService;
let second: TestService;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-finance', module: ThingsModule });
  second = await startTestService({ name: 'svc-finance', module: ThingsModule, sharing: service });
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const keyed = (body: unknown, key: string = randomUUID()) => ({ body, headers: { 'idempotency-key': key } });

test('a POST sent twenty times at once to two processes makes one row and returns one answer', async () => {
  const owner = anOwner();
  const call = keyed({ name: 'one', size: 1 });
  const sent = Array.from({ length: 20 }, (_, index) => (index % 2 ? service : second).as(owner).call(addThing, call));
  const answers = await Promise.all(sent);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
  expect(await service.as(owner).get(listThings)).toHaveLength(1);
});

test('a repeated key is the same call when only the order of fields differs, and refused with another body', async () => {
  const owner = anOwner();
  const key = randomUUID();
  const first = await service.as(owner).call(addThing, keyed({ name: 'two', size: 1 }, key));
  const again = await service.as(owner).call(addThing, keyed({ size: 1, name: 'two' }, key));
  expect(again.body).toEqual(first.body);
  const other = await service.as(owner).call(addThing, keyed({ name: 'two', size: 2 }, key));
  expect(other).toMatchObject({ status: 409, body: { code: 'key-reused' } });
});

test('attacker nests a body a hundred thousand levels deep, product answers 422 with or without a key', async () => {
  const deep = `{"name":"deep","size":1,"parts":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  for (const call of [{ body: deep }, keyed(deep)]) {
    const answer = await service.as(anOwner()).call(addThing, call);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
  }
});

test('an idempotency key is scoped to its caller', async () => {
  const call = keyed({ name: 'three', size: 1 });
  const mine = await service.as(anOwner()).call(addThing, call);
  const theirs = await service.as(anOwner()).call(addThing, call);
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body).not.toEqual(mine.body);
});

test('an idempotency key can be used again when the call failed', async () => {
  const [owner, key] = [anOwner(), randomUUID()];
  expect((await service.as(owner).call(addThing, keyed({ name: '', size: 1 }, key))).status).toBe(422);
  expect((await service.as(owner).call(addThing, keyed({ name: 'mended', size: 1 }, key))).status).toBe(201);
});

test('each call counts without an idempotency key, and an invalid key is refused', async () => {
  const owner = anOwner();
  const before = service.app.get(Things).added;
  for (const _ of [1, 2]) await service.as(owner).call(addThing, { body: { name: 'four', size: 1 } });
  expect(service.app.get(Things).added - before).toBe(2);
  expect((await service.as(owner).call(addThing, keyed({ name: 'five', size: 1 }, 'short'))).status).toBe(400);
});

test('attacker has a dump with a first answer, product shows nothing of it nor of its call', async () => {
  const owner = anOwner();
  const call = keyed({ name: 'Sam’s ring', size: 1 });
  const first = await service.as(owner).call(addThing, call);
  const [row] = await service.database.query('select *, to_jsonb(t)::text as whole from idempotency t where key = $1', [
    call.headers['idempotency-key'],
  ]);
  expect(row.sealed).toBeInstanceOf(Buffer);
  expect(row.whole).not.toContain('ring');
  expect(row.request_hash).not.toBe(hash('sha256', JSON.stringify(['POST', '/api/things', call.body])));
  expect((await service.as(owner).call(addThing, call)).body).toEqual(first.body);
});

test('a first answer of an earlier release, in clear, is still the answer', async () => {
  const owner = anOwner();
  const call = keyed({ name: 'before', size: 1 });
  const answer = { id: randomUUID(), name: 'before', size: 1 };
  await service.database.query('insert into idempotency (caller, key, request_hash, answer) values ($1, $2, $3, $4)', [
    `person ${owner.personId}`,
    call.headers['idempotency-key'],
    hash('sha256', JSON.stringify(['POST', '/api/things', call.body])),
    JSON.stringify(answer),
  ]);
  expect((await service.as(owner).call(addThing, call)).body).toEqual(answer);
});

test('sealed answers are found by the words in them, over several pages, and removed', async () => {
  const answers = service.app.get(SealedAnswers);
  const owner = anOwner();
  const added = Array.from({ length: 450 }, (_, index) =>
    answers.add(
      service.database.manager,
      { caller: `person ${owner.personId}`, key: `many-${index}`, request: '' },
      { name: index % 2 === 0 ? 'Robin Sample' : 'another' },
    ),
  );
  await Promise.all(added);
  const isMeant = (text: string) => text.includes('Robin Sample');
  expect(await answers.countThoseWith(service.database.manager, isMeant)).toBe(225);
  await answers.removeThoseWith(service.database.manager, isMeant);
  expect(await answers.countThoseWith(service.database.manager, isMeant)).toBe(0);
  expect(await answers.countThoseWith(service.database.manager, (text) => text.includes('many-1 '))).toBe(1);
});
