import { randomBytes } from 'node:crypto';
import { assets, debts, incomes } from '../../demo/finances.ts';
import { sampleRecord } from '../../demo/sample-case.ts';
import { Visitor } from '../../demo/visitor.ts';
import type { Settings } from '../../settings.ts';

const fillIn = async (person: Visitor, email: string): Promise<void> => {
  await person.call('POST', '/api/intake', sampleRecord(email));
  for (const asset of assets) await person.call('POST', '/api/financial/assets', asset);
  for (const debt of debts) await person.call('POST', '/api/financial/debts', debt);
  for (const income of incomes) await person.call('POST', '/api/financial/disclosures', income);
};

/**
 * Registers a sample person on a site of this machine, with answers and finances, and deletes everything of theirs
 * afterwards.
 * @param work gets the cookies of their session
 */
export const withSamplePerson = async <Result>(
  site: Pick<Settings, 'port' | 'publicUrl'>,
  work: (cookies: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> => {
  const person = new Visitor(site);
  const email = `alex-${randomBytes(6).toString('hex')}@example.test`;
  const password = `Even-${randomBytes(9).toString('base64url')}-1`;
  await person.call('POST', '/api/auth/password/register', { email, password, firstName: 'Alex', lastName: 'Example' });
  try {
    await fillIn(person, email);
    return await work(person.cookies);
  } finally {
    await person.call('POST', '/api/auth/deletion', { currentPassword: password });
    await person.call('POST', '/api/auth/deletion/now', { currentPassword: password });
  }
};
