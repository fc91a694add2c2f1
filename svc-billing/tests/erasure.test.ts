import { getBillingAccount } from '@evenhand/contracts/billing/account';
import { personRegistered } from '@evenhand/contracts/events/person-registered';
import { eraseCase } from '@evenhand/service-kit/testing/erase-case';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { type BillingService, buyComplete, startBilling } from './support.js';

let service: BillingService;
forFile(startBilling, (started) => (service = started));

const amounts = () => service.query('SELECT amount, hst FROM receipt ORDER BY number');

test('a deletion keeps the amounts of the books under a number that is linked to no person', async () => {
  const who = anOwner();
  const email = `${who.caseId}@mail.test`;
  await service.deliver(personRegistered, { ...who, email, firstName: null, lastName: null });
  await eventually(async () =>
    expect(await service.query('SELECT 1 FROM customer WHERE email = $1', [service.stored(email)])).toHaveLength(1),
  );
  await buyComplete(service.as(who));
  const before = await amounts();
  expect(await eraseCase(service, who)).toMatchObject({ kept: ['books'], found: [] });
  expect(await eraseCase(service, who, 'prove', [email])).toMatchObject({ found: [] });
  expect(await amounts()).toEqual(before);
  for (const table of ['payment', 'receipt', 'entitlement', 'customer'])
    expect(await service.query(`SELECT 1 FROM ${table} WHERE case_id = $1`, [who.caseId])).toEqual([]);
  expect(await service.as(who).get(getBillingAccount)).toMatchObject({ plan: 'free', receipts: [] });
});

test('a deletion of a person who never paid keeps nothing, and leaves others their plan', async () => {
  const [who, other] = [anOwner(), anOwner()];
  await buyComplete(service.as(other));
  expect(await eraseCase(service, who)).toMatchObject({ kept: [], found: [] });
  expect(await service.query('SELECT plan FROM entitlement WHERE case_id = $1', [other.caseId])).toEqual([
    { plan: 'complete' },
  ]);
});
