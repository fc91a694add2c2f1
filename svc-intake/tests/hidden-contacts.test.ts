import { declineAsPartner } from '@evenhand/contracts/access/access';
import { contactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { saveIntakeDraft, submitIntake } from '@evenhand/contracts/intake/intake';
import { answerSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import type { WrittenRecord } from '@evenhand/contracts/intake/written';
import { sendInvitation } from '@evenhand/contracts/invitation/invitation';
import { nameWitness, signAgreement } from '@evenhand/contracts/signing/signing';
import { EventEnvelopes } from '@evenhand/service-kit/outbox/event-envelopes';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { noConcerns } from '../src/self-test/invented-couple.js';
import { completeRecord } from './support/record.js';
import { codeOf, couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

const hidden = { userAddress: '17 Quiet Lane, Sudbury, P3A 1B2', userAddressHidden: true } as const;

test.each<[string, string, Partial<WrittenRecord>]>([
  ['address', '/homeDivisionDescription', { homeDivisionDescription: 'Amélie stays at 17 quiet ln.' }],
  ['postal code', '/debtDivisionDescription', { debtDivisionDescription: 'Bills go to p3a1b2.' }],
  ['telephone number', '/assetDivisionDescription', { assetDivisionDescription: 'Call (416) 555 0134 first.' }],
])(
  'attacker looks for a hidden %s in free text, product refuses the answers and names the field',
  async (_, at, words) => {
    const answer = await couple.owner.call(submitIntake, { body: completeRecord({ ...hidden, ...words }) });
    expect(codeOf(answer)).toBe('invalid-input');
    expect(pointersOf(answer)).toEqual([at]);
  },
);

/** The hidden contacts published while `act` ran, oldest first. */
const publishedDuring = async (act: () => Promise<unknown>) => {
  const outbox = service.app.get(Outbox);
  const envelopes = service.app.get(EventEnvelopes);
  const { write } = outbox;
  const published: unknown[] = [];
  outbox.write = (manager, entry) => {
    if (entry.name === contactsHidden.name) published.push(envelopes.open(entry.payload).payload);
    return write.call(outbox, manager, entry);
  };
  try {
    await act();
  } finally {
    outbox.write = write;
  }
  return published.map((payload) => contactsHidden.payload.parse(payload));
};

test('hidden contacts are published when a person registers, and when the answers to them change', async () => {
  const owner = anOwner();
  const mail = 'alex@example.test';
  const registered = await publishedDuring(() =>
    service.deliverRegistration(owner, { firstName: 'Alex', lastName: null }, mail),
  );
  expect(registered).toMatchObject([{ caseId: owner.caseId, owner: { addresses: [], phones: [], emails: [mail] } }]);
  const alex = service.as(owner);
  const save = (version: number, changes: object) => alex.get(saveIntakeDraft, { body: { version, changes } });
  const saved = await publishedDuring(async () => {
    await save(0, { ...hidden, phoneNumber: '416 555 0134', partnerEmail: 'sam@example.test' });
    await save(1, { userName: 'Alex Sample' });
  });
  expect(saved).toMatchObject([
    {
      owner: { addresses: [hidden.userAddress], phones: ['416 555 0134'], emails: [mail] },
      partner: { emails: ['sam@example.test'] },
    },
  ]);
});

test('attacker looks for a hidden address in the message of an invitation, product refuses the message with a pointer', async () => {
  await couple.draft(hidden);
  await couple.owner.get(answerSafetyScreen, { body: noConcerns });
  const body = { partnerEmail: couple.partnerEmail, message: 'I live at 17 Quiet Lane now.' };
  const answer = await couple.owner.call(sendInvitation, { body });
  expect([codeOf(answer), pointersOf(answer)]).toEqual(['invalid-input', ['/message']]);
});

test('attacker looks for a hidden address in the names of a signature, product refuses each with a pointer', async () => {
  const { hash } = await couple.ready(hidden);
  const name = 'Lee of 17 Quiet Lane';
  const signed = await couple.ownerSignature(hash);
  const answer = await couple.owner.call(signAgreement, {
    body: {
      ...signed,
      legalAdvice: 'received',
      signature: { kind: 'typed', name: 'Amélie, 17 Quiet Lane' },
      otherNameConfirmed: true,
      witness: { ...signed.witness, name },
      lawyer: { name, email: couple.lawyerEmail },
    },
  });
  expect(pointersOf(answer)).toEqual(['/signature/name', '/witness/name', '/lawyer/name']);
  await couple.owner.get(signAgreement, { body: signed });
  const renamed = await couple.owner.call(nameWitness, { body: { ...signed.witness, name } });
  expect(pointersOf(renamed)).toEqual(['/name']);
});

test('attacker guesses the owner’s hidden address when declining, product accepts it and refuses only the attacker’s own', async () => {
  await couple.draft({ ...hidden, partnerAddress: '4 Still Road, Sudbury', partnerAddressHidden: true });
  await couple.invite();
  const reviewer = await couple.reviewer();
  const decline = (reason: string) => reviewer.call(declineAsPartner, { body: { reason } });
  expect(pointersOf(await decline('I am at 4 Still Rd.'))).toEqual(['/reason']);
  expect((await decline('You live at 17 Quiet Lane.')).status).toBe(200);
});
