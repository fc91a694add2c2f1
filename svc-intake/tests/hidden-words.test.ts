import { declineAsPartner } from '@evenhand/contracts/access/access';
import { answerSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import { sendInvitation } from '@evenhand/contracts/invitation/invitation';
import { nameWitness, sendSigningCode, signAgreement } from '@evenhand/contracts/signing/signing';
import type { Couple } from './support/couple.js';
import { codeOf, pointersOf, withCouple } from './support/with-couple.js';

let couple: Couple;
withCouple((given) => {
  couple = given.couple;
});

const noConcerns = { afraidOfPartner: 'no', violenceOrThreats: 'no', pressuredToAgree: 'no', hiddenMoney: 'no' };
const hidden = { userAddress: '17 Quiet Lane, Sudbury, P3A 1B2', userAddressHidden: true } as const;

test('attacker waits for a hidden address in the message of an invitation, product refuses it at the field', async () => {
  await couple.draft(hidden);
  await couple.owner.get(answerSafetyScreen, { body: { answers: noConcerns, goOnAnyway: false } });
  const body = { partnerEmail: couple.partnerEmail, message: 'I live at 17 Quiet Lane now.' };
  const answer = await couple.owner.call(sendInvitation, { body });
  expect([codeOf(answer), pointersOf(answer)]).toEqual(['invalid-input', ['/message']]);
});

test('attacker waits for a hidden address in the names that the owner writes to sign, product refuses each at its field', async () => {
  const { hash } = await couple.ready(hidden);
  await couple.owner.get(sendSigningCode);
  const code = await couple.code(couple.ownerEmail);
  const name = 'Lee of 17 Quiet Lane';
  const signed = couple.partySignature('owner', hash, code);
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

test('attacker guesses the hidden address of the owner when declining, product takes the words; their own it refuses', async () => {
  await couple.draft({ ...hidden, partnerAddress: '4 Still Road, Sudbury', partnerAddressHidden: true });
  await couple.invite();
  const reviewer = await couple.reviewer();
  const decline = (reason: string) => reviewer.call(declineAsPartner, { body: { reason } });
  expect(pointersOf(await decline('I am at 4 Still Rd.'))).toEqual(['/reason']);
  expect((await decline('You live at 17 Quiet Lane.')).status).toBe(200);
});
