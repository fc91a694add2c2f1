import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DatabaseModule } from '../src/database/database.module.js';
import { Transactions } from '../src/database/transactions.js';
import { DeadLetters } from '../src/dead-letters/dead-letters.js';
import { Consumes } from '../src/outbox/consumes.js';
import { EventEnvelopes } from '../src/outbox/event-envelopes.js';
import { Outbox } from '../src/outbox/outbox.js';
import { Relay } from '../src/outbox/relay.js';
import { eventsQueue, Queues } from '../src/queues/queues.js';
import { eventually } from '../src/testing/eventually.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { addThing, CreateThings1763800000000, type Thing, ThingEntity, ThingsModule, thingAdded } from './things.js';

@Injectable()
class Notes {
  received: Thing[] = [];
  failures = 0;
  refused = '';

  @Consumes(thingAdded)
  async note(thing: Thing, manager: EntityManager): Promise<void> {
    await manager.insert(ThingEntity, { ...thing, caseId: randomUUID() });
    this.received.push(thing);
    if (thing.name === this.refused) throw new Error('not this one');
    if (thing.name === 'fails once' && this.failures++ === 0) throw new Error('not yet');
  }
}

@Module({
  imports: [DatabaseModule.for({ schema: 'intake', entities: [ThingEntity], migrations: [CreateThings1763800000000] })],
  providers: [Notes],
})
class ListenerModule {}

let sender: TestService;
let listener: TestService;
let notes: Notes;
beforeAll(async () => {
  sender = await startTestService({ name: 'svc-finance', module: ThingsModule });
  const { REDIS_PREFIX = '' } = sender.environment;
  listener = await startTestService({ name: 'svc-intake', module: ListenerModule, environment: { REDIS_PREFIX } });
  notes = listener.app.get(Notes);
});
afterAll(async () => {
  await sender.stop();
  await listener.stop();
});

test('attacker has a dump while an event waits, product shows nothing of it', async () => {
  const written = await sender.app.get(Transactions).run(async (manager) => {
    await sender.app.get(Outbox).publish(manager, thingAdded, { id: randomUUID(), name: 'Sam’s ring', size: 1 });
    return manager.query('select to_jsonb(t)::text as whole from outbox t');
  });
  expect(written[0].whole).toContain('thing.added');
  expect(written[0].whole).not.toContain('ring');
  await eventually(() => expect(received('Sam’s ring')).toHaveLength(1));
});

const add = (name: string) => sender.as(anOwner()).call(addThing, { body: { name, size: 1 } });
const received = (name: string) => notes.received.filter((thing) => thing.name === name);
const kept = (name: string) => listener.database.getRepository(ThingEntity).countBy({ name });

test('an event reaches the other service without undeclared fields and leaves the outbox', async () => {
  await add('a table');
  await eventually(() => expect(received('a table')).toHaveLength(1));
  expect(Object.keys(received('a table')[0] ?? {})).toEqual(['id', 'name', 'size']);
  await eventually(async () => expect(await sender.database.query('select * from outbox')).toEqual([]));
});

test('an event is never sent when its transaction is rolled back', async () => {
  expect((await add('rolled back')).status).toBe(409);
  await add('after it');
  await eventually(() => expect(received('after it')).toHaveLength(1));
  expect(received('rolled back')).toEqual([]);
});

test('an event is handled once when it is delivered twice', async () => {
  const thing = { id: randomUUID(), name: 'twice', size: 1 };
  const envelope = sender.app.get(EventEnvelopes).close(randomUUID(), thing);
  const queue = sender.app.get(Queues).of(eventsQueue('svc-intake'));
  for (const jobId of ['first', 'second']) await queue.add(thingAdded.name, envelope, { jobId });
  const seen = () => listener.logged.filter((line) => line.includes(envelope.id));
  await eventually(() => expect(seen()).toHaveLength(2));
  expect(received('twice')).toHaveLength(1);
  expect(await kept('twice')).toBe(1);
});

test('a consumer that fails is rolled back and retried', async () => {
  await add('fails once');
  await eventually(() => expect(received('fails once')).toHaveLength(2));
  await eventually(async () => expect(await kept('fails once')).toBe(1));
});

test('an event becomes a dead letter of the failing service when its retries are exhausted, and can be replayed', async () => {
  const letters = listener.app.get(DeadLetters);
  const thing = { id: randomUUID(), name: 'given up', size: 1 };
  notes.refused = 'given up';
  const queue = sender.app.get(Queues).of(eventsQueue('svc-intake'));
  const id = randomUUID();
  await queue.add(thingAdded.name, sender.app.get(EventEnvelopes).close(id, thing), { jobId: id, attempts: 1 });
  await eventually(async () => expect(await letters.all()).toMatchObject([{ kind: 'event', name: 'thing.added' }]));
  expect(await kept('given up')).toBe(0);

  notes.refused = '';
  const [letter] = await letters.all();
  expect(await letters.replay(letter?.id ?? '')).toBe(true);
  await eventually(async () => expect(await kept('given up')).toBe(1));
  expect(await letters.all()).toEqual([]);
});

test('several relays send each entry once', async () => {
  const second = await startTestService({ name: 'svc-finance', module: ThingsModule, sharing: sender });
  const relays = [sender, second].map(({ app }) => app.get(Relay));
  await Promise.all(Array.from({ length: 30 }, (_, index) => add(`many ${index}`)));
  await Promise.all(relays.map((relay) => relay.carry()));
  await eventually(() => expect(notes.received.filter(({ name }) => name.startsWith('many'))).toHaveLength(30));
  await second.stop();
});

test('an event written while Redis is down is sent when it is back', async () => {
  const payload = { id: randomUUID(), name: 'left behind', size: 1 };
  await sender.database.query("insert into outbox (id, kind, name, payload) values ($1, 'event', 'thing.added', $2)", [
    randomUUID(),
    payload,
  ]);
  await eventually(() => expect(received('left behind')).toHaveLength(1));
});
