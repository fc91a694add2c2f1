import { openDownload, sendDownloadCode, verifyFile } from '@evenhand/contracts/verification/verification';
import { eraseCase } from '@evenhand/service-kit/testing/erase-case';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { nextMail } from './support/mailbox.js';
import { sealed } from './support/sealed.js';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

const SCHEMA = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = current_schema() AND table_name NOT IN ('migrations', 'inbox')`;

/** Tables that hold a word. */
const tablesWith = async (word: string): Promise<unknown[]> => {
  const found = [];
  for (const { name } of await service.query(SCHEMA)) {
    const rows = await service.query(`SELECT 1 FROM "${name}" t WHERE position($1 in lower(to_jsonb(t)::text)) > 0`, [
      word,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

test('a deletion during the review leaves nothing of the case, and ends the partner’s link', async () => {
  const { reviewer } = await couple.approved({ userAddress: '17 Elm Street, Hamilton ON' });
  const answer = await eraseCase(service, couple.who, 'erase', [couple.ownerEmail]);
  expect(answer).toMatchObject({ kept: [], found: [] });
  expect(answer.words).toContain('17 Elm Street, Hamilton ON');
  expect(await eraseCase(service, couple.who, 'prove', [couple.ownerEmail, ...answer.words])).toMatchObject({
    found: [],
  });
  for (const word of [couple.who.caseId, couple.who.personId, couple.ownerEmail, couple.partnerEmail, 'elm street'])
    expect(await tablesWith(word)).toEqual([]);
  expect((await reviewer.send('GET', '/api/access')).status).toBe(410);
});

test('the other signer keeps the sealed agreement: it opens from a new link and is verified', async () => {
  const { giveLast } = await couple.allButOneSigned();
  await giveLast();
  await sealed(couple);
  expect(await eraseCase(service, couple.who, 'erase', [couple.ownerEmail])).toMatchObject({
    kept: ['sealed-agreement'],
  });
  expect(await eraseCase(service, couple.who, 'prove', [couple.ownerEmail])).toMatchObject({ found: [] });
  expect(await tablesWith(couple.ownerEmail)).toEqual([]);
  expect(await tablesWith('amélie example')).toEqual([]);

  const text = await nextMail(couple.partnerEmail, mailIntake.accountClosed.subject);
  expect(text).not.toContain('Amélie');
  const token = /download#(\S+)/.exec(text)?.[1] ?? '';
  await service.asAnonymous.get(sendDownloadCode, { body: { token } });
  const { bytes } = await service.asAnonymous.call(openDownload, {
    body: { token, code: await couple.code(couple.partnerEmail) },
  });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await service.asAnonymous.get(verifyFile, { body: bytes })).toMatchObject({ verdict: 'sealed' });
});

test('a deletion waits for the seal once everyone has signed', async () => {
  const { giveLast } = await couple.allButOneSigned();
  const held = service.database.createQueryRunner();
  await held.startTransaction();
  await held.query('LOCK TABLE seals IN ACCESS EXCLUSIVE MODE');
  await giveLast();
  const early = await eraseCase(service, couple.who);
  await held.commitTransaction();
  await held.release();
  expect(early).toMatchObject({ kept: [], found: [{ store: 'unsealed agreement', count: 1 }] });
  await sealed(couple);
  expect(await eraseCase(service, couple.who)).toMatchObject({ kept: ['sealed-agreement'], found: [] });
});
