import { approveAsPartner, getAccess, getAccessPdf } from '@evenhand/contracts/access/access';
import {
  approveAgreement,
  draftAgreement,
  getAgreement,
  getAgreementDocx,
  getAgreementPdf,
} from '@evenhand/contracts/agreement/agreement';
import { getIntake, saveIntakeDraft } from '@evenhand/contracts/intake/intake';
import { answerSafetyScreen } from '@evenhand/contracts/intake/safety-screen';
import type { WrittenRecord } from '@evenhand/contracts/intake/written';
import { resendInvitation, sendInvitation } from '@evenhand/contracts/invitation/invitation';
import { Problem } from '@evenhand/contracts/problems';
import { sendSigningCode } from '@evenhand/contracts/signing/signing';
import { deliverDisclosure } from './support/disclosed.js';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

const address = '17 Quiet Lane, Sudbury, P3A 1B2';
const hidden = { userAddress: address, userAddressHidden: true } as const;
const words = 'Amélie stays at 17 quiet ln.';

const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect(status).toBe(409);
  return Problem.parse(body);
};
const hide = async () => {
  const { version } = await couple.owner.get(getIntake);
  await couple.owner.get(saveIntakeDraft, { body: { version, changes: { userAddressHidden: true } } });
};
/** Answers from before submissions were checked for hidden data. */
const submittedBefore = async (changes: Partial<WrittenRecord>) => {
  await couple.submit(hidden);
  await couple.rows.changeAnswers('submittedRecord', changes);
};

test.each<[string, Partial<WrittenRecord>]>([
  ['address', { homeDivisionDescription: words }],
  ['telephone number', { homeDivisionDescription: 'Call 416 555 0134 for the keys.' }],
])(
  'attacker looks for a hidden %s in old answers, product refuses the draft and names the article',
  async (_, changes) => {
    await submittedBefore(changes);
    const problem = await refusal(couple.owner.call(draftAgreement));
    expect(problem.detail).toMatch(/in article \d+, “[^”]*home[^”]*”.*submit your answers again and make a new draft/i);
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual([expect.stringMatching(/^\/articles\/\d+$/)]);
    expect(await couple.owner.call(getAgreement)).toMatchObject({ status: 200, body: null });
  },
);

test('attacker looks for the account’s sign-in address in old answers, product refuses the draft', async () => {
  await submittedBefore({ debtDivisionDescription: `Write to ${couple.ownerEmail}.`, userEmail: 'other@mail.test' });
  expect((await refusal(couple.owner.call(draftAgreement))).detail).toContain('article');
});

test('attacker looks for a hidden address in a disclosed item, product refuses the draft and names the schedule', async () => {
  await couple.submit(hidden);
  await deliverDisclosure(service, { caseId: couple.who.caseId, party: 'owner', name: 'Flat at 17 Quiet Lane' });
  expect((await refusal(couple.owner.call(draftAgreement))).detail).toContain('schedule A');
});

test('attacker guesses the hidden address in their disclosure, product drafts it as any other text', async () => {
  await couple.submit(hidden);
  const from = couple.partnerEmail;
  await deliverDisclosure(service, {
    caseId: couple.who.caseId,
    party: 'partner',
    from,
    name: 'Flat at 17 Quiet Lane',
  });
  expect((await couple.owner.call(draftAgreement)).status).toBe(201);
});

test('a visible address for service, a masked mail address and a day are printed', async () => {
  const partnerEmail = 'n@mail.test';
  await couple.submit({
    userAddress: address,
    partnerEmail,
    partnerAddress: '2 November Road',
    partnerAddressHidden: true,
  });
  await deliverDisclosure(service, { caseId: couple.who.caseId, party: 'partner', from: partnerEmail });
  const { document } = await couple.owner.get(draftAgreement);
  expect(JSON.stringify(document)).toContain(address);
  expect(JSON.stringify(document)).toContain('n…@mail.test');
  expect(JSON.stringify(document)).toContain('2 November 2025');
});

test('attacker downloads a draft after its address was hidden, product refuses the file until a new draft', async () => {
  const { hash } = await couple.draft({ userAddress: address });
  await hide();
  await couple.owner.get(answerSafetyScreen, {
    body: {
      answers: { afraidOfPartner: 'no', violenceOrThreats: 'no', pressuredToAgree: 'no', hiddenMoney: 'no' },
      goOnAnyway: false,
    },
  });
  const invitation = { body: { partnerEmail: couple.partnerEmail, message: '' } };
  for (const answer of [
    couple.owner.call(getAgreementPdf),
    couple.owner.call(getAgreementDocx),
    couple.owner.call(draftAgreement),
    couple.owner.call(approveAgreement, { body: { hash } }),
    couple.owner.call(sendInvitation, invitation),
  ])
    expect((await refusal(answer)).detail).toContain('article 1');
  await couple.draft(hidden);
  expect((await couple.owner.call(getAgreementPdf)).status).toBe(200);
  expect((await couple.owner.call(sendInvitation, invitation)).status).toBe(201);
});

test('attacker has an open link when the address is hidden, product withholds the text and refuses approval', async () => {
  const { hash } = await couple.draft({ userAddress: address });
  await couple.invite('Letters reach me at 17 Quiet Lane.');
  const reviewer = await couple.reviewer();
  expect((await reviewer.get(getAccess)).agreement?.hash).toBe(hash);
  await hide();
  expect(await reviewer.get(getAccess)).toMatchObject({ agreement: null, message: null });
  for (const answer of [reviewer.call(getAccessPdf), reviewer.call(approveAsPartner, { body: { hash } })])
    expect((await refusal(answer)).detail).toMatch(/^This text is held back until there is a new version/);
  expect((await refusal(couple.owner.call(resendInvitation))).detail).toContain('article 1');
  await couple.draft(hidden);
  expect((await reviewer.get(getAccess)).agreement).toMatchObject({ version: 2 });
  expect((await refusal(couple.owner.call(resendInvitation))).detail).toMatch(/^Your message with the invitation/);
});

test('attacker signs a text whose address was hidden after approval, product refuses the first signature', async () => {
  await couple.ready({ userAddress: address });
  await hide();
  expect((await refusal(couple.owner.call(sendSigningCode))).detail).toContain('article 1');
});
