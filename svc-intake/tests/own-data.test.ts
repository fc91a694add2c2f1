import { getAccess, namePartnerWitness } from '@evenhand/contracts/access/access';
import * as contract from '@evenhand/contracts/access/own-data';
import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { commentAsPartner, getComments } from '@evenhand/contracts/agreement/comments';
import { getProposals, proposeAsPartner } from '@evenhand/contracts/agreement/proposal-calls';
import { guestErasureConfirmed, guestErasureEnded } from '@evenhand/contracts/events/guest-erasure';
import { secondFactorChanged } from '@evenhand/contracts/events/second-factor-changed';
import { getInvitation, sendInvitation, withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { getSigning } from '@evenhand/contracts/signing/signing';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { eraseCase, eraseGuest } from '@evenhand/service-kit/testing/erase-case';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { ownDataMail } from '@evenhand/wording/own-data';
import { inMinutes } from './support/clock.js';
import { nextMail, tokenIn } from './support/mailbox.js';
import { sealed } from './support/sealed.js';
import { codeOf, couple, service, withCouple } from './support/with-couple.js';

withCouple();

const enter = async (email: string): Promise<string> => {
  await service.asAnonymous.call(contract.askOwnData, { body: { email } });
  const token = tokenIn(await nextMail(email, ownDataMail.subject));
  await service.asAnonymous.get(contract.openOwnData, { body: { token } });
  const code = await couple.code(email);
  return (await service.asAnonymous.get(contract.enterOwnData, { body: { token, code } })).access;
};

const placesOf = async (email: string) =>
  (await service.asAnonymous.get(contract.readOwnData, { body: { access: await enter(email) } })).places;

const deleteBy = async (email: string) => {
  const access = await enter(email);
  return service.asAnonymous.call(contract.deleteOwnData, { body: { access, caseId: couple.who.caseId } });
};

/** As svc-auth's saga asks this service. */
const erase = async (email: string) => {
  const guest = { caseId: couple.who.caseId, email };
  const erased = await eraseGuest(service, guest);
  const { found } = await eraseGuest(service, guest, 'prove');
  await service.deliver(guestErasureEnded, guest);
  await eventually(async () => expect(await service.query('SELECT FROM leaving_guests')).toEqual([]));
  return { ...erased, found };
};

/** Tables that hold the address as the database has it. */
const tablesWith = async (email: string): Promise<unknown[]> => {
  const stored = storedAddress(service.database.manager, email);
  const tables = await service.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  );
  const found: unknown[] = [];
  for (const { name } of tables) {
    const rows = await service.query(`SELECT FROM "${name}" t WHERE position($1 in to_jsonb(t)::text) > 0`, [stored]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

const clauseId = 'background';

test('an address that is in no case gets the same mail and an empty answer', async () => {
  expect(await placesOf('nobody-here@mail.test')).toEqual([]);
});

test('a partner in review sees what they wrote and from where they came, and nothing of the owner’s part', async () => {
  await couple.draft({ userAddress: '17 Elm Street, Hamilton ON' });
  await couple.invite('Please read this');
  const partner = await couple.reviewer();
  await partner.get(commentAsPartner, { body: { clauseId, text: 'A note for me', audience: 'self' } });
  await partner.get(proposeAsPartner, { body: { patch: { agreedChildSupportAmount: 1_600 }, reason: 'It is fairer' } });
  const places = await placesOf(couple.partnerEmail);
  expect(places).toMatchObject([
    {
      caseId: couple.who.caseId,
      roles: ['partner'],
      state: 'open',
      invitations: [{ state: 'opened' }],
      links: [{ purpose: 'review' }],
      visits: [{ purpose: 'review', endedAt: null }],
      comments: [{ text: 'A note for me' }],
      proposals: [{ reason: 'It is fairer', to: { agreedChildSupportAmount: 1_600 } }],
    },
  ]);
  expect(places[0]?.acts.map(({ happening }) => happening)).toEqual(['code-sent', 'code-confirmed', 'link-opened']);
  expect(JSON.stringify(places)).not.toContain('Elm Street');
});

test('a partner who deletes their part leaves nothing; the owner gets a mail, keeps the draft and invites again', async () => {
  await couple.draft();
  await couple.invite();
  const partner = await couple.reviewer();
  await partner.get(commentAsPartner, { body: { clauseId, text: 'Gone soon', audience: 'both' } });
  await partner.get(commentAsPartner, { body: { clauseId, text: 'For me alone', audience: 'self' } });
  await partner.get(proposeAsPartner, { body: { patch: { agreedChildSupportAmount: 1_600 }, reason: 'Fairer' } });
  expect((await deleteBy(couple.partnerEmail)).status).toBe(200);
  expect((await partner.send('GET', getAccess.path)).status).toBe(410);
  await nextMail(couple.ownerEmail, mailIntake.news.subject);
  const again = { partnerEmail: couple.partnerEmail, message: '' };
  const meanwhile = await couple.owner.call(sendInvitation, { body: again });
  expect(codeOf(meanwhile)).toBe('invalid-input');
  const access = await enter(couple.partnerEmail);

  const { keys, kept, found } = await erase(couple.partnerEmail);
  expect({ keys, kept, found }).toEqual({ keys: [expect.any(String)], kept: [], found: [] });
  expect(await tablesWith(couple.partnerEmail)).toEqual(['own_data_links']);
  expect(await service.asAnonymous.get(contract.readOwnData, { body: { access } })).toMatchObject({ places: [] });
  expect((await couple.owner.get(getComments)).threads).toEqual([]);
  expect((await couple.owner.get(getProposals)).proposals).toEqual([]);
  expect((await couple.owner.get(getAgreement)).state).toBe('draft');
  expect((await couple.owner.get(getInvitation)).invitation).toBeNull();
  await couple.owner.get(sendInvitation, { body: again });
  expect(await placesOf(couple.partnerEmail)).toMatchObject([{ state: 'open', comments: [], visits: [] }]);
});

test('a partner whose deletion is done again after a restore leaves no review open, and the owner gets a mail', async () => {
  await couple.ready();
  await erase(couple.partnerEmail);
  expect((await couple.owner.get(getAgreement)).state).toBe('draft');
  expect((await couple.owner.get(getInvitation)).invitation).toBeNull();
  await nextMail(couple.ownerEmail, mailIntake.news.subject);
});

test('an earlier invited address deletes its own part, and nothing of the partner invited after it', async () => {
  await couple.draft();
  await couple.invite();
  const first = await couple.reviewer();
  await first.get(commentAsPartner, { body: { clauseId, text: 'Of the first', audience: 'both' } });
  await couple.owner.get(withdrawInvitation);
  const earlier = couple.partnerEmail;
  const later = `later-${earlier}`;
  await couple.owner.get(sendInvitation, { body: { partnerEmail: later, message: '' } });
  const token = tokenIn(await nextMail(later, mailIntake.invitation.subject));
  const second = await couple.guest(await couple.enter(token, later));
  await second.get(commentAsPartner, { body: { clauseId, text: 'Of the second', audience: 'both' } });

  expect((await placesOf(earlier))[0]?.comments.map(({ text }) => text)).toEqual(['Of the first']);
  expect((await deleteBy(earlier)).status).toBe(200);
  expect(await erase(earlier)).toMatchObject({ keys: [], found: [] });
  const { threads } = await couple.owner.get(getComments);
  expect(threads[0]?.comments.map(({ text }) => text)).toEqual(['Of the second']);
  expect((await second.send('GET', getAccess.path)).status).toBe(200);
  expect((await couple.owner.get(getInvitation)).invitation).toMatchObject({ partnerEmail: later, state: 'opened' });
});

test('an earlier invited address sees no step of a later partner who deleted theirs', async () => {
  await couple.draft();
  await couple.invite();
  await couple.reviewer();
  await couple.owner.get(withdrawInvitation);
  const stepsOf = async () => (await placesOf(couple.partnerEmail))[0]?.acts;
  const own = await stepsOf();
  const later = `later-${couple.partnerEmail}`;
  await couple.owner.get(sendInvitation, { body: { partnerEmail: later, message: '' } });
  await couple.enter(tokenIn(await nextMail(later, mailIntake.invitation.subject)), later);
  expect((await deleteBy(later)).status).toBe(200);
  expect(await erase(later)).toMatchObject({ found: [] });
  expect(await tablesWith(later)).toEqual([]);
  expect(await stepsOf()).toEqual(own);
});

test('a witness who has not signed leaves: the party gets a mail, and names another', async () => {
  const { hash } = await couple.ready();
  const signer = await couple.signer();
  await couple.partnerSigns(hash, signer);
  const witness = await couple.witness('partner');
  expect((await deleteBy(couple.witnessEmails.partner)).status).toBe(200);
  expect((await witness.send('GET', getAccess.path)).status).toBe(410);
  await nextMail(couple.partnerEmail, mailIntake.news.subject);
  expect(await erase(couple.witnessEmails.partner)).toMatchObject({ keys: [], kept: [], found: [] });
  expect(await tablesWith(couple.witnessEmails.partner)).toEqual([]);
  const { signing } = await signer.get(getAccess);
  expect(signing?.places.find(({ role }) => role === 'partner-witness')).toMatchObject({ name: null, state: 'next' });
  const named = { name: 'Grace Chen', email: `second-${couple.witnessEmails.partner}` };
  const renamed = await signer.get(namePartnerWitness, { body: named });
  expect(renamed.signing?.places.find(({ role }) => role === 'partner-witness')).toMatchObject({ name: 'Grace Chen' });
});

test('nothing is deleted of who has signed while others have not: the agreement stays as it was', async () => {
  const { hash } = await couple.ready();
  await couple.partnerSigns(hash, await couple.signer());
  await couple.witnessSigns('partner', hash);
  for (const email of [couple.partnerEmail, couple.witnessEmails.partner]) {
    expect(codeOf(await deleteBy(email))).toBe('signing-has-begun');
    expect((await placesOf(email))[0]).toMatchObject({ state: 'signing', signatures: [{ name: expect.any(String) }] });
  }
  expect((await couple.owner.get(getSigning))?.state).toBe('partially_signed');
});

test('after the seal every guest deletes their part, and the sealed agreement stays for the owner', async () => {
  const { giveLast } = await couple.allButOneSigned();
  await giveLast();
  await sealed(couple);
  const before = await couple.owner.get(getSigning);
  for (const email of [couple.witnessEmails.owner, couple.witnessEmails.partner, couple.partnerEmail]) {
    expect((await deleteBy(email)).status).toBe(200);
    expect(await erase(email)).toMatchObject({ kept: ['sealed-agreement'], found: [] });
    expect(await tablesWith(email)).toEqual([]);
    expect(await placesOf(email)).toEqual([]);
  }
  const after = await couple.owner.get(getSigning);
  expect(after?.places).toEqual(before?.places);
  const left = await service.query(
    `SELECT FROM signing_events JOIN agreements ON agreements.id = agreement_id
     WHERE agreements.case_id = $1 AND role <> 'owner' AND num_nonnulls(ip, user_agent) > 0`,
    [couple.who.caseId],
  );
  expect(left).toEqual([]);
});

test('the last of both signers who leaves takes the sealed file along', async () => {
  const { giveLast } = await couple.allButOneSigned();
  await giveLast();
  await sealed(couple);
  await eraseCase(service, couple.who, 'erase', [couple.ownerEmail]);
  expect(await placesOf(couple.partnerEmail)).toMatchObject([{ state: 'sealed', parties: null, hasSealedFile: true }]);
  expect((await deleteBy(couple.partnerEmail)).status).toBe(200);
  expect(await erase(couple.partnerEmail)).toMatchObject({ keys: [expect.any(String)], kept: [], found: [] });
  expect(
    await service.query('SELECT FROM seals JOIN agreements ON id = agreement_id WHERE agreements.case_id = $1', [
      couple.who.caseId,
    ]),
  ).toEqual([]);
});

test('the owner who deletes everything after the other signer left takes the sealed file along', async () => {
  const { giveLast } = await couple.allButOneSigned();
  await giveLast();
  await sealed(couple);
  expect((await deleteBy(couple.partnerEmail)).status).toBe(200);
  expect(await erase(couple.partnerEmail)).toMatchObject({ kept: ['sealed-agreement'], found: [] });
  expect(await eraseCase(service, couple.who, 'erase', [couple.ownerEmail])).not.toHaveProperty('kept.0');
  expect(await eraseCase(service, couple.who, 'prove', [couple.ownerEmail])).toMatchObject({ found: [] });
  const { caseId } = couple.who;
  expect(await service.query('SELECT FROM agreements WHERE case_id = $1', [caseId])).toEqual([]);
  expect(await service.query('SELECT FROM cases WHERE id = $1', [caseId])).toEqual([]);
});

test('attacker asks by many spellings of one mailbox at once: product mails three a day', async () => {
  const [name = '', domain = ''] = couple.partnerEmail.split('@');
  const spellings = Array.from({ length: 8 }, (_, at) => `${name}+${at}@${domain}`);
  await Promise.all(spellings.map((email) => service.asAnonymous.call(contract.askOwnData, { body: { email } })));
  const links = await service.query('SELECT FROM own_data_links WHERE mailbox = $1', [
    service.stored(couple.partnerEmail),
  ]);
  expect(links).toHaveLength(3);
});

test('attacker asks for a link again and again: product mails three a day, and answers each time alike', async () => {
  for (let time = 1; time <= 5; time += 1) {
    const answer = await service.asAnonymous.call(contract.askOwnData, { body: { email: couple.partnerEmail } });
    expect(answer.status).toBe(204);
  }
  const mails = async () =>
    (await mailTo(couple.partnerEmail)).filter(({ subject }) => subject === ownDataMail.subject);
  await nextMail(couple.partnerEmail, ownDataMail.subject);
  await nextMail(couple.partnerEmail, ownDataMail.subject);
  const token = tokenIn(await nextMail(couple.partnerEmail, ownDataMail.subject));
  expect(await mails()).toHaveLength(3);
  expect((await service.asAnonymous.call(contract.openOwnData, { body: { token } })).status).toBe(200);
});

test('attacker has a used link, or a mailbox whose account has a second factor: product opens neither', async () => {
  const email = couple.partnerEmail;
  await service.asAnonymous.call(contract.askOwnData, { body: { email } });
  const token = tokenIn(await nextMail(email, ownDataMail.subject));
  const { caseId, personId } = await service.register({ firstName: 'Sam', lastName: 'Sample' }, email);
  await service.deliver(secondFactorChanged, { personId, caseId, isSetUp: true, at: new Date().toISOString() });
  const open = () => service.asAnonymous.call(contract.openOwnData, { body: { token } });
  await eventually(async () => expect(await open()).toMatchObject({ body: { needsFactor: true } }));
  const entered = { token, code: '123456' };
  expect(codeOf(await service.asAnonymous.call(contract.enterOwnData, { body: entered }))).toBe('sign-in-needed');
  await service.query(`UPDATE own_data_links SET ended_at = now(), ended_because = 'used'`);
  expect(codeOf(await open())).toBe('link-gone');
  expect(codeOf(await service.asAnonymous.call(contract.enterOwnData, { body: entered }))).toBe('link-gone');
  const access = 'x'.repeat(43);
  const body = { access, caseId };
  expect(codeOf(await service.asAnonymous.call(contract.deleteOwnData, { body }))).toBe('link-gone');
});

test('attacker reads with an access of before, of another address or of half an hour ago: product refuses', async () => {
  await couple.draft();
  await couple.invite();
  const access = await enter(couple.partnerEmail);
  const read = () => service.asAnonymous.call(contract.readOwnData, { body: { access } });
  expect((await read()).status).toBe(200);
  const foreign = { access, caseId: '11111111-1111-4111-8111-111111111111' };
  expect(codeOf(await service.asAnonymous.call(contract.deleteOwnData, { body: foreign }))).toBe('not-found');
  await inMinutes(service, contract.OWN_DATA_MINUTES + 1, async () => expect(codeOf(await read())).toBe('link-gone'));
});

test('a person whose answer to the deletion is lost opens the receipt by the token that the page made', async () => {
  await couple.draft();
  await couple.invite();
  const email = couple.partnerEmail;
  const published = jest.spyOn(service.app.get(Outbox), 'publish');
  const token = newToken();
  const body = { access: await enter(email), caseId: couple.who.caseId, token };
  expect(await service.asAnonymous.get(contract.deleteOwnData, { body })).toEqual({ token });
  const asked = expect.objectContaining({ email, tokenHash: sha256(token) });
  expect(published).toHaveBeenCalledWith(expect.anything(), guestErasureConfirmed, asked);
});
