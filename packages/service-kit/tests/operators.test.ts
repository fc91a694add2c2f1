import { randomUUID } from 'node:crypto';
import type { CaseErasureAsked } from '@evenhand/contracts/events/case-erasure';
import { operatorsCalls, type ServiceState } from '@evenhand/contracts/operators/operators';
import { Injectable, Module } from '@nestjs/common';
import { z } from 'zod';
import { failureClassOf } from '../src/dead-letters/failure-class.js';
import { Erasures } from '../src/erasure/erasures.js';
import { job } from '../src/jobs/job.js';
import { Processes } from '../src/jobs/processes.js';
import { Metrics } from '../src/metrics/metrics.js';
import { Outbox } from '../src/outbox/outbox.js';
import { eventually } from '../src/testing/eventually.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { thingsDatabase } from './things.js';

const { getState, sendAgain } = operatorsCalls['svc-finance'];
const SECRET = 'Sam owes 12,345 dollars';

const water = job('water', z.strictObject({ plant: z.string() }), { attempts: 1, backoffSeconds: 1 });
const dig = job('dig', z.strictObject({}), { attempts: 1, backoffSeconds: 1, inWorker: true });

@Injectable()
class Gardener {
  watered: string[] = [];
  isAway = true;

  @Processes(water)
  async water({ plant }: { plant: string }): Promise<void> {
    if (this.isAway) throw new Error(`connect ECONNREFUSED: no water for ${plant}`);
    this.watered.push(plant);
  }

  @Processes(dig)
  async dig(): Promise<void> {}
}

@Module({ imports: [thingsDatabase], providers: [Gardener] })
class GardenModule {}

let service: TestService;
let gardener: Gardener;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-finance', module: GardenModule });
  gardener = service.app.get(Gardener);
});
afterAll(() => service.stop());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const anOperator = (minutes = 1) =>
  anOwner({ operator: true, secondFactor: 'proven', factorProvenAt: minutesAgo(minutes) });
const operator = anOperator();
const state = (): Promise<ServiceState> => service.as(operator).get(getState);
const send = async (body: object) => (await service.as(operator).get(sendAgain, { body })).sent;

const letters = async (count: number): Promise<ServiceState['letters']> => {
  await eventually(async () => expect((await state()).letters).toHaveLength(count));
  return (await state()).letters;
};
const plant = async (...plants: string[]) => {
  gardener.isAway = true;
  for (const one of plants) await service.app.get(Outbox).enqueue(null, water, { plant: one }, { jobId: randomUUID() });
  return letters(plants.length);
};

test('the list of dead letters is empty and names the figures of the service when nothing was given up', async () => {
  expect(await state()).toEqual({
    groups: [],
    letters: [],
    sentAgain: [],
    figures: [
      { name: 'evenhand_outbox_oldest_seconds', value: 0 },
      { name: 'evenhand_mail_oldest_seconds', value: 0 },
      { name: 'evenhand_living_workers', value: 0 },
    ],
  });
});

test('a dead letter shows kind, time, tries and the class of its reason, and neither payload nor text', async () => {
  const [letter] = await plant(SECRET);
  expect(letter).toEqual({
    id: expect.any(String),
    kind: 'job',
    name: 'water',
    tries: 1,
    failedAt: expect.any(String),
    reason: 'unreachable',
  });
  expect(JSON.stringify(await state())).not.toContain('Sam');
});

test('a letter that is sent again and fails again is on the list again, under another id', async () => {
  const [{ id = '' } = {}] = await letters(1);
  expect(await send({ id })).toBe(1);
  await eventually(async () => expect((await state()).letters).toMatchObject([{ id: expect.not.stringMatching(id) }]));
  expect(await send({ id })).toBe(0);
});

test('a letter that is sent again does its work once, and who sent it is recorded without anything else of them', async () => {
  const [{ id = '' } = {}] = await letters(1);
  gardener.isAway = false;
  const answers = await Promise.all([send({ id }), send({ id }), send({ id })]);
  expect(answers.toSorted()).toEqual([0, 0, 1]);
  await eventually(() => expect(gardener.watered).toEqual([SECRET]));
  const { letters: left, sentAgain } = await state();
  expect(left).toEqual([]);
  expect(sentAgain[0]).toEqual({
    letterId: id,
    kind: 'job',
    name: 'water',
    by: operator.personId,
    at: expect.any(String),
  });
});

test('all letters of a kind are sent again together, and those of other kinds stay', async () => {
  await plant('rose', 'fern');
  await service.database.query(
    `insert into dead_letter (id, kind, name, job_id, payload, reason, attempts)
     values (gen_random_uuid(), 'job', 'dig', 'one', '{}', 'job stalled more than allowable limit', 4)`,
  );
  gardener.isAway = false;
  expect((await state()).groups).toEqual([
    { kind: 'job', name: 'dig', count: 1 },
    { kind: 'job', name: 'water', count: 2 },
  ]);
  expect(await send({ kind: 'job', name: 'water' })).toBe(2);
  await eventually(() => expect(gardener.watered.toSorted()).toEqual([SECRET, 'fern', 'rose'].toSorted()));
  expect((await state()).letters).toMatchObject([{ name: 'dig', reason: 'worker-died', tries: 4 }]);
});

test.each([
  ['a person who is no operator', anOwner({ secondFactor: 'proven', factorProvenAt: minutesAgo(1) }), 404, 'not-found'],
  ['a person who is no operator and has a factor to prove', anOwner({ secondFactor: 'due' }), 404, 'not-found'],
  ['an operator without a second factor', anOwner({ operator: true }), 404, 'not-found'],
  ['an operator who has not proven it', anOwner({ operator: true, secondFactor: 'due' }), 403, 'second-factor-needed'],
  ['an operator who proved it 31 minutes ago', anOperator(31), 403, 'second-factor-needed'],
])('attacker is %s: product shows and sends no dead letter', async (_, who, status, code) => {
  const answers = [
    await service.as(who).call(getState),
    await service.as(who).call(sendAgain, { body: { kind: 'job', name: 'dig' } }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status, body: { code } });
  expect((await service.asAnonymous.call(getState)).status).toBe(401);
  expect((await state()).letters).toHaveLength(1);
});

test('the record of what was sent again forgets an operator whose account is deleted', async () => {
  const { personId, caseId } = operator;
  const step = { deletionId: randomUUID(), service: 'svc-finance', round: 'erase' } as const;
  const asked: CaseErasureAsked = { ...step, caseId, personId, words: [] };
  await service.database.transaction((manager) =>
    service.app.get(Erasures).take(manager, asked, { erase: async () => ({}) }),
  );
  expect((await state()).sentAgain.map(({ by }) => by)).toEqual([null, null, null, null]);
});

test('a worker is counted while it lives', async () => {
  const worker = await startTestService({ name: 'svc-finance', module: GardenModule, sharing: service, worker: true });
  const living = () => service.app.get(Metrics).read('evenhand_living_workers');
  await eventually(async () => expect(await living()).toBe(1));
  await worker.stop();
  await eventually(async () => expect(await living()).toBe(0));
});

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'unreachable'],
  ['Connection is closed.', 'unreachable'],
  ['Query read timeout', 'timed-out'],
  ['write ENOSPC', 'no-room'],
  ['job stalled more than allowable limit', 'worker-died'],
  ['the payload is not the one declared', 'not-as-declared'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 unknown", 'mail-refused'],
  ['no answer of Sam', 'other'],
])('the reason "%s" is of the class %s', (reason, expected) => {
  expect(failureClassOf(reason)).toBe(expected);
});
