import { Server } from 'node:http';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { testE2e } from '@evenhand/contracts/self-test/self-test';
import { Mailroom } from '@evenhand/service-kit/outbox/mailroom';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
beforeAll(async () => {
  // The relay sends once the service listens: the job of its start is still in the outbox then.
  const { send } = Mailroom.prototype;
  const { listen } = Server.prototype;
  const listening = Promise.withResolvers<void>();
  Server.prototype.listen = function (this: Server, ...how: unknown[]) {
    Server.prototype.listen = listen;
    this.once('listening', listening.resolve);
    return Reflect.apply(listen, this, how);
  };
  Mailroom.prototype.send = async function (rows) {
    Mailroom.prototype.send = send;
    await listening.promise;
    return send.call(this, rows);
  };
  service = await startIntake();
});
afterAll(() => service.stop());

const rows = async (): Promise<Record<string, unknown>> => {
  const tables = await service.query('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
  const counted = tables.map(async ({ tablename }) => {
    const [row] = await service.query(`SELECT count(*)::int AS rows FROM "${tablename}"`);
    return [String(tablename), row?.rows] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
};

test('the self-test makes intake, agreement, document, package and two mails, and leaves no row and no mail', async () => {
  const before = await rows();
  const { success, error, data, timeline } = await service.as(anOwner()).get(testE2e);
  expect({ success, error }).toEqual({ success: true, error: null });
  expect(data).toMatchObject({
    intake: { applicant: 'Alex Example', spouse: 'Sam Sample' },
    agreement: { title: 'Separation Agreement', status: 'ready' },
    document: { filename: 'draft-1.pdf' },
    signaturePackage: { status: 'ready', signingUrl: expect.stringContaining('/sign-access#') },
    emailsSent: [expect.stringMatching(/^alex@example\.test: /), expect.stringMatching(/^sam@example\.test: /)],
  });
  const moments = Object.values(timeline);
  expect(moments).not.toContain(null);
  expect([...moments].sort()).toEqual(moments);
  expect(Object.keys(before).length).toBeGreaterThan(15);
  expect(await rows()).toEqual(before);
  expect(await mailTo('alex@example.test')).toEqual([]);
  expect(await mailTo('sam@example.test')).toEqual([]);
});

test('the self-test reports its last step when a part of the product is broken, and leaves no row', async () => {
  const before = await rows();
  await service.query('ALTER TABLE agreements RENAME TO agreements_away');
  const result = await service.as(anOwner()).get(testE2e);
  await service.query('ALTER TABLE agreements_away RENAME TO agreements');
  expect(result).toMatchObject({ success: false, message: 'Test failed.', error: 'Test failed.', data: null });
  expect(result.timeline.agreementGenerated).toBeNull();
  expect(await rows()).toEqual(before);
});

test('attacker runs the self-test while another runs, product runs one at a time', async () => {
  await service.database.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('self-test'))");
    const { success, error } = await service.as(anOwner()).get(testE2e);
    expect({ success, error }).toEqual({
      success: false,
      error: 'Another test is running. Please try again in a moment.',
    });
  });
  expect((await service.as(anOwner()).get(testE2e)).success).toBe(true);
});

test('the self-test answers 404 and is not on the dashboard when it is switched off', async () => {
  const owner = anOwner();
  expect((await service.as(owner).get(getDashboard)).selfTest).toBe(true);
  const without = await startIntake({ SELF_TEST: 'false' });
  try {
    expect((await without.as(owner).call(testE2e)).status).toBe(404);
    expect((await without.as(owner).get(getDashboard)).selfTest).toBe(false);
  } finally {
    await without.stop();
  }
});

test('attacker repeats the self-test, product runs six per hour and person', async () => {
  const owner = service.as(anOwner());
  // A run that finds another one counts too, and takes 20 ms instead of 2 s.
  await service.database.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock(hashtext('self-test'))");
    for (let count = 0; count < 5; count += 1)
      expect((await owner.get(testE2e)).error).toMatch('Another test is running');
  });
  expect((await owner.get(testE2e)).success).toBe(true);
  expect((await owner.get(testE2e)).error).toBe(
    'You have run this test a few times already. Please try again in an hour.',
  );
  expect((await service.as(anOwner()).get(testE2e)).success).toBe(true);
});

const startElsewhere = (settings: Record<string, string> = {}) =>
  startIntake({ PUBLIC_URL: 'https://evenhand.test', ...settings });
const operator = anOwner({ operator: true });

test('attacker signs in and runs the self-test of a public site, product permits it to operators only', async () => {
  const elsewhere = await startElsewhere({ SELF_TEST: 'true' });
  try {
    const stranger = anOwner();
    expect((await elsewhere.as(stranger).call(testE2e)).status).toBe(404);
    expect((await elsewhere.as(stranger).get(getDashboard)).selfTest).toBe(false);
    expect((await elsewhere.as(operator).get(testE2e)).success).toBe(true);
    expect((await elsewhere.as(operator).get(getDashboard)).selfTest).toBe(true);
  } finally {
    await elsewhere.stop();
  }
});

test('the self-test is off for operators too unless SELF_TEST=true', async () => {
  const elsewhere = await startElsewhere();
  try {
    expect((await elsewhere.as(operator).call(testE2e)).status).toBe(404);
  } finally {
    await elsewhere.stop();
  }
});
