import { sendProposal } from '@evenhand/contracts/agreement/proposal-calls';
import { endpoints, type NamedEndpoint } from '@evenhand/contracts/endpoints';
import type { Identity } from '@evenhand/contracts/identity';
import { serviceOf } from '@evenhand/contracts/routes';
import { aGuest, anOwner } from '@evenhand/service-kit/testing/people';
import { noConcerns } from '../src/self-test/invented-couple.js';
import { Couple } from './support/couple.js';
import { completeRecord } from './support/record.js';
import { type IntakeService, startIntake } from './support/service.js';

/** From the contracts, so that a new endpoint is tested too. */
const own = endpoints.filter(({ path }) => serviceOf(path) === 'svc-intake');
const forOwners = own.filter(({ audience }) => audience === undefined || audience === 'owner');
const forGuests = own.filter(({ audience }) => audience === 'guest');
const title = (endpoint: NamedEndpoint) => [endpoint.name, endpoint] as const;

const hash = 'c'.repeat(64);
const witness = { name: 'Grace Chen', email: 'grace@mail.test' };
const signed = { hash, signature: { kind: 'typed', name: 'Somebody Else' }, consentToElectronicSignature: true };
const patch = { agreedChildSupportAmount: 1_600 };
const party = {
  ...signed,
  code: '123456',
  readAndUnderstood: true,
  legalAdvice: 'waived',
  witness,
};

/** A valid body for each endpoint; an endpoint whose body is missing here fails its test. */
const bodies: Record<string, object> = {
  saveIntakeDraft: { version: 0, changes: { nextStep: 'mine' } },
  submitIntake: completeRecord({ userName: 'Somebody Else' }),
  answerSafetyScreen: noConcerns,
  approveAgreement: { hash },
  chooseFigures: { choices: [{ fact: 'home-value', source: 'answer' }] },
  sendInvitation: { partnerEmail: 'else@mail.test', message: '' },
  signAgreement: party,
  nameWitness: witness,
  nameLawyer: { lawyer: witness },
  namePartnerLawyer: { lawyer: witness },
  signAsLawyer: {
    ...signed,
    lawSocietyNumber: '12345A',
    address: '12 King Street West',
    licensed: true,
    advisedAlone: true,
    explained: true,
    signedFreely: true,
    askedAboutDisclosure: true,
  },
  approveAsPartner: { hash },
  disownDisclosure: { sha256: hash },
  declineAsPartner: { reason: '' },
  signAsPartner: party,
  namePartnerWitness: witness,
  writeAnswerSheet: { record: completeRecord(), fields: ['parentingSchedule'] },
  decideFoundContent: { decision: 'delete' },
  priceProposal: { patch },
  sendProposal: { patch, reason: 'Because' },
  acceptProposal: { result: hash },
  refuseProposal: { reason: '' },
  priceAsPartner: { patch },
  findEqualMoves: { patch },
  findEqualMovesAsPartner: { patch },
  proposeAsPartner: { patch, reason: 'Because' },
  acceptAsPartner: { result: hash },
  refuseAsPartner: { reason: '' },
  writeComment: { clauseId: 'background', text: 'Hello', audience: 'both' },
  commentAsPartner: { clauseId: 'background', text: 'Hello', audience: 'both' },
  readComments: { clauseId: 'background', upTo: 0 },
  readCommentsAsPartner: { clauseId: 'background', upTo: 0 },
  setNegotiation: { onHold: true, mails: 'day', disclosureRefused: true },
  setPartnersNegotiation: { onHold: true, mails: 'day' },
  sendAgainInIntake: { kind: 'job', name: 'send-mail' },
  signAsWitness: {
    ...signed,
    address: '12 King Street West',
    adult: true,
    notAParty: true,
    physicallyPresent: true,
  },
};

let service: IntakeService;
let couple: Couple;
let secrets: string[];
let proposalId: string;

beforeAll(async () => {
  service = await startIntake();
  couple = await Couple.of(service);
  const { hash: text } = await couple.ready();
  const { proposals } = await couple.owner.get(sendProposal, { body: { patch, reason: 'Because' } });
  proposalId = proposals[0]?.id ?? '';
  await couple.ownerSigns(text);
  const agreements = await service.query('SELECT id FROM agreements');
  secrets = [
    couple.who.caseId,
    couple.ownerEmail,
    couple.partnerEmail,
    proposalId,
    text,
    ...agreements.map(({ id }) => String(id)),
  ];
});
afterAll(() => service.stop());

const pathOf = ({ path }: NamedEndpoint) => path.replace(':id', proposalId).replace(':from', '1').replace(':to', '1');
const callAs = (identity: Identity, endpoint: NamedEndpoint) => {
  const body = bodies[endpoint.name];
  expect({ [endpoint.name]: body !== undefined }).toEqual({ [endpoint.name]: endpoint.body !== null });
  return service.as(identity).send(endpoint.method, pathOf(endpoint), body && { body });
};

const everything = () =>
  Promise.all(
    [
      'intakes',
      'agreements',
      'approvals',
      'invitations',
      'links',
      'accesses',
      'signatures',
      'witnesses',
      'safety_screens',
      'proposals',
      'negotiators',
      'comments',
      'comments_read',
    ].map((table) =>
      service.query(
        `SELECT to_jsonb(t) AS row FROM ${table} t WHERE to_jsonb(t)->>'case_id' = $1
          OR to_jsonb(t)->>'agreement_id' IN (SELECT id::text FROM agreements WHERE case_id::text = $1) ORDER BY 1`,
        [couple.who.caseId],
      ),
    ),
  );

test('the service answers at every endpoint that the contracts give it', async () => {
  expect(own.length).toBeGreaterThan(30);
  for (const endpoint of own) {
    const { status } = await service.asAnonymous.send(endpoint.method, pathOf(endpoint));
    expect([endpoint.name, status]).not.toEqual([endpoint.name, 404]);
    expect(status).toBeLessThan(500);
  }
});

test.each(forOwners.map(title))('%s neither shows nor changes the case of another owner', async (_, endpoint) => {
  const before = await everything();
  const { status, bytes } = await callAs(anOwner(), endpoint);
  expect(status).toBeLessThan(500);
  for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
  expect(await everything()).toEqual(before);
});

test.each(forGuests.map(title))('%s is refused when the access has ended or never existed', async (_, endpoint) => {
  const before = await everything();
  const made = await callAs(aGuest({ caseId: couple.who.caseId }), endpoint);
  expect(endpoint.name === 'leaveAccess' ? [204] : [410]).toContain(made.status);
  for (const secret of secrets) expect(made.bytes.includes(secret)).toBe(false);
  expect(await everything()).toEqual(before);
});

test.each(forGuests.filter(({ name }) => name !== 'leaveAccess').map(title))(
  '%s is refused when the access is for another case',
  async (_, endpoint) => {
    const [row] = await service.query("SELECT id FROM accesses WHERE purpose = 'review' AND ended_at IS NULL");
    const mixed = aGuest({ accessId: String(row?.id), caseId: anOwner().caseId });
    await service.entitle(mixed.caseId);
    expect((await callAs(mixed, endpoint)).status).toBe(410);
  },
);

describe('partner endpoints', () => {
  const partners = forGuests.filter(({ name }) => !['getAccess', 'leaveAccess', 'signAsWitness'].includes(name));
  let guest: Identity;
  beforeAll(async () => {
    const cookie = await couple.enter(await couple.witnessToken('owner'), couple.witnessEmails.owner);
    guest = (await service.guestOf(cookie)) ?? aGuest();
  });
  test.each(partners.map(title))('%s is refused to a witness', async (_, endpoint) => {
    expect((await callAs(guest, endpoint)).status).toBe(403);
  });
});

test('an internal route answers 404 to all but the gateway', async () => {
  const body = { tokenHash: hash };
  for (const client of [service.asAnonymous, service.as(couple.who), service.as(aGuest())]) {
    expect((await client.send('POST', '/internal/access/resolve', { body })).status).toBe(404);
  }
});
