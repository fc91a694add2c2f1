import { Dependencies } from '../src/health/dependencies.js';
import { Metrics } from '../src/metrics/metrics.js';
import { type Cuttable, cuttable } from '../src/testing/cuttable.js';
import { eventually } from '../src/testing/eventually.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { addThing, listThings, slowThing, ThingsModule } from './things.js';

const start = (environment: Record<string, string> = {}, sharing?: TestService) =>
  startTestService({ name: 'svc-finance', module: ThingsModule, environment, sharing });

const readiness = (service: TestService) => service.asAnonymous.send('GET', '/ready');

describe('readiness over connections that can be cut', () => {
  let whole: TestService;
  let service: TestService;
  let wires: Cuttable[];
  beforeAll(async () => {
    whole = await start();
    const { DATABASE_URL = '', REDIS_URL = '' } = whole.environment;
    const [database, redis] = [await cuttable(DATABASE_URL), await cuttable(REDIS_URL)];
    wires = [database, redis];
    service = await start({ DATABASE_URL: database.url, REDIS_URL: redis.url }, whole);
  });
  afterAll(async () => {
    await service.stop();
    await whole.stop();
    for (const wire of wires) wire.close();
  });

  test('readiness is 200 when all dependencies answer', async () => {
    expect((await service.asAnonymous.send('GET', '/live')).body).toEqual({ status: 'up' });
    await eventually(async () =>
      expect(await readiness(service)).toMatchObject({ status: 200, body: { status: 'ready', failed: [] } }),
    );
  });

  test('readiness names Redis while it is down; writes are kept, and the outbox is sent when it is back', async () => {
    wires[1]?.cut();
    await eventually(async () => expect(await readiness(service)).toMatchObject({ body: { failed: ['redis'] } }));
    const owner = anOwner();
    const added = await service.as(owner).call(addThing, { body: { name: 'kept', size: 1 } });
    expect(added.status).toBe(201);
    wires[1]?.mend();
    await eventually(async () => expect((await readiness(service)).status).toBe(200));
    await eventually(async () => expect(await whole.database.query('select id from outbox')).toEqual([]));
  });

  test('readiness names the database while it is down; calls get 503, and the process stays alive', async () => {
    wires[0]?.cut();
    const away = { status: 503, body: { status: 'not-ready', failed: ['database'] } };
    await eventually(async () => expect(await readiness(service)).toMatchObject(away));
    const call = await service.as(anOwner()).call(listThings);
    expect(call).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
    expect((await service.asAnonymous.send('GET', '/live')).status).toBe(200);
    wires[0]?.mend();
    await eventually(async () => expect((await readiness(service)).status).toBe(200));
    expect((await service.as(anOwner()).call(listThings)).status).toBe(200);
  });
});

test('readiness names a service’s own dependency while it is down', async () => {
  const service = await start();
  let isAway = true;
  service.app.get(Dependencies).watch('post office', async () => {
    if (isAway) throw new Error('closed');
  });
  const away = { status: 503, body: { failed: ['post office'] } };
  await eventually(async () => expect(await readiness(service)).toMatchObject(away));
  isAway = false;
  await eventually(async () => expect((await readiness(service)).status).toBe(200));
  await service.stop();
});

test('the figures of a service name routes and jobs, and no id; one that cannot be read is left out and counted', async () => {
  const service = await start();
  const owner = service.as(anOwner());
  const added = await owner.get(addThing, { body: { name: 'Amélie’s lamp', size: 1 } });
  await owner.send('GET', `/api/things/${added.id}`);
  service.app.get(Metrics).figure({ name: 'evenhand_lost', help: 'Lost.' }, () => Promise.reject(new Error('gone')));
  const figures = async () => {
    const { status, bytes } = await service.asAnonymous.send('GET', '/metrics');
    expect(status).toBe(200);
    return bytes.toString();
  };
  await eventually(async () =>
    expect(await figures()).toMatch(/^evenhand_outbox_oldest_seconds\{part="svc-finance"\} 0$/m),
  );
  const text = await figures();
  const labels = 'part="svc-finance",method="POST",route="/api/things",status="201"';
  expect(text).toContain(`\nevenhand_request_seconds_count{${labels}} 1\n`);
  expect(text).toMatch(/^evenhand_waiting_jobs\{job="/m);
  expect(text).toMatch(/^evenhand_unread_figures_total\{figure="evenhand_lost",part="svc-finance"\} \d+$/m);
  expect(text).not.toMatch(/^evenhand_lost/m);
  expect(text).not.toMatch(new RegExp(`${added.id}|Amélie`));
  await service.stop();
});

test('shutdown fails readiness, finishes the running request, then refuses new ones', async () => {
  const service = await start({ STOP_DELAY_MS: '6000' });
  const stopped = service.stop();
  expect(await readiness(service)).toMatchObject({ status: 503, body: { failed: ['stopping'] } });
  const running = service.as(anOwner()).call(slowThing);
  expect((await running).status).toBe(200);
  await stopped;
  await expect(readiness(service)).rejects.toThrow('fetch failed');
});

test('a service stops when Redis is down', async () => {
  const whole = await start();
  const redis = await cuttable(whole.environment.REDIS_URL ?? '');
  const service = await start({ REDIS_URL: redis.url }, whole);
  redis.cut();
  await service.stop();
  expect(service.logged.at(-1)).toContain('stopped');
  redis.close();
  await whole.stop();
});
