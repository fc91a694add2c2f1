import { randomUUID } from 'node:crypto';
import { mailsChosen } from '@evenhand/contracts/events/mails-chosen';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { mailArriving, mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { RemindersService } from '../src/reminders/reminders.service.js';
import { type BillingService, startBilling } from './support.js';

let service: BillingService;
forFile(startBilling, (started) => (service = started));

/** Returns the address of a customer whose document access ends in so many days. */
const endingIn = async (days: number): Promise<string> => {
  const [caseId, email] = [randomUUID(), `${randomUUID()}@mail.test`];
  await service.query('INSERT INTO customer (case_id, email) VALUES ($1, $2)', [caseId, service.stored(email)]);
  await service.query(
    `INSERT INTO entitlement (case_id, plan, access_until, version)
     VALUES ($1, 'complete', now() + make_interval(days => $2), 1)`,
    [caseId, days],
  );
  return email;
};

const subjectsTo = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);

test('the sweep sends one reminder within 30 days and one within 7 days of the end of access, and none earlier', async () => {
  const [later, month, week] = [await endingIn(40), await endingIn(20), await endingIn(5)];
  const reminders = service.app.get(RemindersService);
  await reminders.send();
  await reminders.send();
  await mailArriving(month);
  await mailArriving(week);
  expect(await subjectsTo(month)).toEqual(['20 days left']);
  const [ending] = await mailTo(week);
  expect(ending).toMatchObject({ subject: '5 days left', text: expect.stringMatching(/:\/\/\S+\/documents\s/) });
  expect(await subjectsTo(later)).toEqual([]);
});

test('a customer who turned reminders off gets none', async () => {
  const email = await endingIn(6);
  const [row] = await service.query('SELECT case_id FROM customer WHERE email = $1', [service.stored(email)]);
  const caseId = String(row?.case_id);
  await service.deliver(mailsChosen, { caseId, news: true, reminders: false, at: new Date().toISOString() });
  const isKept = () => service.query('SELECT 1 FROM customer WHERE case_id = $1 AND NOT wants_reminders', [caseId]);
  await eventually(async () => expect(await isKept()).toHaveLength(1));
  const other = await endingIn(6);
  await service.app.get(RemindersService).send();
  await mailArriving(other);
  expect(await subjectsTo(email)).toEqual([]);
});
