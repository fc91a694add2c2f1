import { getAccess } from '@evenhand/contracts/access/access';
import { approveAgreement, draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import {
  getNegotiation,
  getPartnersNegotiation,
  setNegotiation,
  setPartnersNegotiation,
} from '@evenhand/contracts/agreement/negotiation';
import * as contract from '@evenhand/contracts/agreement/proposal-calls';
import { answerSafetyScreen, type SafetyAnswers } from '@evenhand/contracts/intake/safety-screen';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { NewsService } from '../src/negotiation/news.service.js';
import { noConcerns } from '../src/self-test/invented-couple.js';
import { inDays } from './support/clock.js';
import { codeOf, couple, service, withCouple } from './support/with-couple.js';

withCouple();

const going = { onHold: false, mails: 'hour', disclosureRefused: false } as const;
const patch = { agreedChildSupportAmount: 1_600 };
const word = { body: Buffer.from('no Word file') };
const proposal = { body: { patch, reason: 'I pay for day care.' } };

/** Each of the two has asked for a change. */
const negotiating = async () => {
  await couple.draft();
  await couple.invite();
  const partner = await couple.reviewer();
  await partner.get(contract.proposeAsPartner, proposal);
  const { proposals } = await couple.owner.get(contract.sendProposal, {
    body: { patch: { supportDay: '15th day of the month' }, reason: 'Pay day' },
  });
  const own = (author: 'owner' | 'partner') => proposals.find((one) => one.author === author)?.id ?? '';
  return { partner, ids: { owner: own('owner'), partner: own('partner') } };
};

const answered = (answers: Partial<SafetyAnswers>) =>
  couple.owner.get(answerSafetyScreen, {
    body: { answers: { ...noConcerns.answers, ...answers }, goOnAnyway: true },
  });

/** Every byte that the partner's page can get, but the ids of requests. */
const partnersBytes = async (partner: TestClient, id: string) => {
  const accepted = { params: { id }, body: { result: 'f'.repeat(64) } };
  const answers = [
    await partner.call(getAccess),
    await partner.call(getPartnersNegotiation),
    await partner.call(contract.getPartnersProposals),
    await partner.call(contract.priceAsPartner, { body: { patch } }),
    await partner.call(contract.findEqualMovesAsPartner, { body: { patch } }),
    await partner.call(contract.readWordAsPartner, word),
    await partner.call(contract.proposeAsPartner, proposal),
    await partner.call(contract.acceptAsPartner, accepted),
    await partner.call(contract.refuseAsPartner, { params: { id }, body: { reason: '' } }),
  ];
  return answers.map(
    ({ status, bytes }) => `${status} ${bytes.toString().replaceAll(/"(?:request|trace)Id":"[^"]+"/g, '')}`,
  );
};

/** The codes of the owner's acts on the partner's proposal. */
const ownersCodes = async (id: string) => {
  const answers = [
    await couple.owner.call(contract.priceProposal, { body: { patch } }),
    await couple.owner.call(contract.findEqualMoves, { body: { patch } }),
    await couple.owner.call(contract.readReturnedWord, word),
    await couple.owner.call(contract.sendProposal, proposal),
    await couple.owner.call(contract.acceptProposal, { params: { id }, body: { result: 'f'.repeat(64) } }),
    await couple.owner.call(contract.refuseProposal, { params: { id }, body: { reason: '' } }),
  ];
  return new Set(answers.map(codeOf));
};

test('attacker is the partner: product answers a stop in the same bytes as a hold', async () => {
  const { partner, ids } = await negotiating();
  const open = await partnersBytes(partner, '00000000-0000-4000-8000-000000000000');
  await couple.owner.get(setNegotiation, { body: { ...going, onHold: true } });
  const held = await partnersBytes(partner, ids.owner);
  expect(held.join()).toContain('on-hold');
  expect(held).not.toEqual(open);
  await couple.owner.get(setNegotiation, { body: { ...going, disclosureRefused: true } });
  expect(await partnersBytes(partner, ids.owner)).toEqual(held);
  await couple.owner.get(setNegotiation, { body: going });
  await answered({ hiddenMoney: 'unsure' });
  expect(await partnersBytes(partner, ids.owner)).toEqual(held);
  await couple.submit({ debtDivisionDescription: 'Noah pays the cards.' });
  const stoppedWithNewAnswers = await partnersBytes(partner, ids.owner);
  await answered({});
  await couple.owner.get(setNegotiation, { body: { ...going, onHold: true } });
  expect(await partnersBytes(partner, ids.owner)).toEqual(stoppedWithNewAnswers);
});

test('the owner reads why the negotiation stopped, and can change the answer', async () => {
  const { ids } = await negotiating();
  await answered({ hiddenMoney: 'yes' });
  expect(await couple.owner.get(getNegotiation)).toEqual({
    party: 'owner',
    ...going,
    otherOnHold: false,
    stop: { concerns: ['disclosure'], disclosureRefused: false },
  });
  expect(await ownersCodes(ids.partner)).toEqual(new Set(['negotiation-stopped']));
  expect((await couple.owner.get(contract.getProposals)).closedBy).toBe('negotiation-stopped');
  await answered({});
  expect((await couple.owner.get(getNegotiation)).stop).toBeNull();
  const refusal = { params: { id: ids.partner }, body: { reason: '' } };
  expect((await couple.owner.call(contract.refuseProposal, refusal)).status).toBe(200);
});

test('either party puts the negotiation on hold and alone ends the hold; approving stays possible', async () => {
  const { partner, ids } = await negotiating();
  await partner.get(setPartnersNegotiation, { body: { onHold: true, mails: 'day' } });
  await couple.owner.get(setNegotiation, { body: going });
  expect((await couple.owner.get(getNegotiation)).otherOnHold).toBe(true);
  expect(await ownersCodes(ids.partner)).toEqual(new Set(['on-hold']));
  expect(codeOf(await partner.call(contract.proposeAsPartner, proposal))).toBe('on-hold');
  const own = { params: { id: ids.owner } };
  expect((await couple.owner.call(contract.withdrawProposal, own)).status).toBe(200);
  const { hash } = await couple.owner.get(getAgreement);
  await couple.partnerApproves(hash, partner);
  await couple.owner.get(approveAgreement, { body: { hash } });
  expect((await couple.owner.get(draftAgreement)).state).toBe('ready');
  await partner.get(setPartnersNegotiation, { body: { onHold: false, mails: 'day' } });
  expect((await couple.owner.get(getNegotiation)).otherOnHold).toBe(false);
});

test('news that came within the chosen time are mailed once it is over, unless they were opened and nothing waits', async () => {
  const { partner } = await negotiating();
  const again = (supportDay: 'Last day of the month' | '15th day of the month') =>
    partner.get(contract.proposeAsPartner, { body: { patch: { supportDay }, reason: 'Pay day' } });
  const news = async () =>
    (await mailTo(couple.ownerEmail)).filter(({ subject }) => subject === mailIntake.news.subject).length;
  const mailed = async (count: number) => {
    await service.app.get(NewsService).sendDue();
    await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
    await eventually(async () => expect(await news()).toBe(count));
  };
  await couple.owner.get(setNegotiation, { body: { ...going, mails: 'day' } });
  await again('Last day of the month');
  await mailed(1);
  await inDays(service, 0.5, () => mailed(1));
  await inDays(service, 1.1, () => mailed(2));
  await inDays(service, 1.2, async () => {
    await again('Last day of the month');
    await couple.owner.get(contract.getProposals);
  });
  await inDays(service, 3, () => mailed(3));
  await inDays(service, 3.1, async () => {
    for (const { id, state, author } of (await couple.owner.get(contract.getProposals)).proposals)
      if (state === 'sent' && author === 'partner')
        await couple.owner.get(contract.refuseProposal, { params: { id }, body: { reason: '' } });
    await couple.owner.get(contract.getProposals);
  });
  await inDays(service, 6, () => mailed(3));
});

test('a refusal within the hour is mailed at its end, also after a hold', async () => {
  const { partner, ids } = await negotiating();
  const mails = async () =>
    (await mailTo(couple.partnerEmail)).filter(({ subject }) => subject === mailIntake.proposal.subject).length;
  const mailed = async (count: number) => {
    await service.app.get(NewsService).sendDue();
    await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
    await eventually(async () => expect(await mails()).toBe(count));
  };
  // The owner's own request was mailed.
  const before = 1;
  await mailed(before);
  await couple.owner.get(contract.refuseProposal, { params: { id: ids.partner }, body: { reason: 'Too much.' } });
  await mailed(before);
  await partner.get(setPartnersNegotiation, { body: { onHold: true, mails: 'hour' } });
  await inDays(service, 0.1, () => mailed(before));
  await partner.get(setPartnersNegotiation, { body: { onHold: false, mails: 'hour' } });
  await inDays(service, 0.2, () => mailed(before + 1));
});

test('versions that the owner makes within the chosen time are one mail to the partner, with a later one at its end, also during a stop', async () => {
  await couple.draft();
  await couple.invite();
  await couple.reviewer();
  const mailed = async (count: number) => {
    await service.app.get(NewsService).sendDue();
    await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
    const versions = async () =>
      (await mailTo(couple.partnerEmail)).filter(({ subject }) => subject === mailIntake.newVersion.subject);
    await eventually(async () => expect(await versions()).toHaveLength(count));
  };
  for (const words of ['Noah pays them.', 'Olivia pays them.', 'Each pays half.']) {
    await couple.submit({ hasDebt: true, debtDivisionDescription: words });
    await couple.owner.get(draftAgreement);
  }
  await mailed(1);
  // A hold keeps the mail of a version; a stop does not.
  await answered({ hiddenMoney: 'yes' });
  await couple.owner.get(setNegotiation, { body: { ...going, onHold: true } });
  await inDays(service, 0.1, () => mailed(1));
  await couple.owner.get(setNegotiation, { body: going });
  await inDays(service, 0.1, () => mailed(2));
  await inDays(service, 0.2, () => mailed(2));
});

test('an answer about a version that the partner was sent or has approved is not mailed as a new version', async () => {
  await couple.draft();
  await couple.draft({ hasDebt: true, debtDivisionDescription: 'Noah pays them.' });
  await couple.invite();
  const partner = await couple.reviewer();
  const mailed = async (count: number) => {
    await service.app.get(NewsService).sendDue();
    await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
    const subjects = async () => (await mailTo(couple.partnerEmail)).map(({ subject }) => subject);
    const answers = async () => (await subjects()).filter((subject) => subject === mailIntake.proposal.subject);
    await eventually(async () => expect(await answers()).toHaveLength(count));
    expect(await subjects()).not.toContain(mailIntake.newVersion.subject);
  };
  await couple.owner.get(contract.sendProposal, proposal);
  await mailed(1);
  const { hash } = await couple.draft({ hasDebt: true, debtDivisionDescription: 'Each pays half.' });
  await couple.partnerApproves(hash, partner);
  await inDays(service, 0.1, () => mailed(2));
});
