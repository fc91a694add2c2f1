import { eventually } from '../src/testing/eventually.js';
import { forFile } from '../src/testing/for-file.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { blockingThing, ThingsModule } from './things.js';
import { thingsProcess } from './things-process.js';

let whole: TestService;
forFile(
  () => startTestService({ name: 'svc-finance', module: ThingsModule }),
  (started) => (whole = started),
);

test('readiness fails after the event loop was blocked for three seconds, and recovers', async () => {
  const { running, owner, readiness } = await thingsProcess(whole);
  const blocking = owner.call(blockingThing, { body: { ms: 3_000 } });
  const pid = running.pid;
  await eventually(async () =>
    expect(await readiness()).toMatchObject({ status: 503, body: { failed: ['event loop'] } }),
  );
  expect((await blocking).status).toBe(200);
  await eventually(async () => expect((await readiness()).status).toBe(200));
  expect(running.pid).toBe(pid);
  await running.kill();
});

test('attacker blocks the event loop, product ends the process after ten seconds and logs the reason', async () => {
  const { running, owner } = await thingsProcess(whole);
  const since = performance.now();
  const blocking = owner.call(blockingThing, { body: { ms: 60_000 } }).catch(() => 'broken off');
  await running.ended();
  expect(await blocking).toBe('broken off');
  expect(performance.now() - since).toBeLessThan(30_000);
  expect(running.output).toMatch(/"fatal".*event loop blocked for 10 s, exiting/);
});
