import { declineAsPartner } from '@evenhand/contracts/access/access';
import { draftAgreement } from '@evenhand/contracts/agreement/agreement';
import {
  commentAsPartner,
  getComments,
  getPartnersComments,
  writeComment,
} from '@evenhand/contracts/agreement/comments';
import * as contract from '@evenhand/contracts/agreement/proposal-calls';
import { MOST_OPEN_PROPOSALS } from '@evenhand/contracts/agreement/proposals';
import { getPartnersVersions } from '@evenhand/contracts/agreement/versions';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { codeOf, couple, withCouple } from './support/with-couple.js';

withCouple();

const price = { body: { patch: { agreedChildSupportAmount: 1_600 } } };
const word = { body: Buffer.from('no Word file') };
const proposal = { body: { ...price.body, reason: 'I pay for day care.' } };
const acceptance = (id: string = crypto.randomUUID(), result = 'f'.repeat(64)) => ({
  params: { id },
  body: { result },
});

const refusalsOfOwner = async () =>
  Promise.all([
    couple.owner.call(contract.priceProposal, price),
    couple.owner.call(contract.findEqualMoves, price),
    couple.owner.call(contract.readReturnedWord, word),
    couple.owner.call(contract.sendProposal, proposal),
    couple.owner.call(contract.acceptProposal, acceptance()),
  ]).then((answers) => [...new Set(answers.map(codeOf))]);
const refusalsOfPartner = async (partner: TestClient) =>
  Promise.all([
    partner.call(contract.priceAsPartner, price),
    partner.call(contract.findEqualMovesAsPartner, price),
    partner.call(contract.readWordAsPartner, word),
    partner.call(contract.proposeAsPartner, proposal),
    partner.call(contract.acceptAsPartner, acceptance()),
  ]).then((answers) => [...new Set(answers.map(codeOf))]);

const comment = { body: { clauseId: 'background', text: 'Hello', audience: 'both' } };
const refusedComments = async (partner: TestClient) =>
  [await couple.owner.call(writeComment, comment), await partner.call(commentAsPartner, comment)].map(codeOf);

const invited = async () => {
  await couple.draft();
  await couple.invite();
  return couple.reviewer();
};

test('nothing is proposed without a draft, or before the invitation', async () => {
  expect(codeOf(await couple.owner.call(contract.getProposals))).toBe('not-found');
  expect(await refusalsOfOwner()).toEqual(['not-found']);
  await couple.draft();
  expect(await refusalsOfOwner()).toEqual(['not-invited']);
  expect((await couple.owner.get(contract.getProposals)).closedBy).toBe('not-invited');
});

test('nothing is proposed while changed answers wait for a new draft', async () => {
  const partner = await invited();
  await couple.submit({ debtDivisionDescription: 'Noah pays the cards.' });
  expect(await refusalsOfOwner()).toEqual(['answers-changed']);
  expect(await refusalsOfPartner(partner)).toEqual(['answers-changed']);
});

test('nothing is proposed after a decline', async () => {
  const partner = await invited();
  await partner.get(declineAsPartner, { body: { reason: '' } });
  expect(await refusalsOfOwner()).toEqual(['draft-has-ended']);
  expect(await refusalsOfPartner(partner)).toEqual(['draft-has-ended']);
});

test('nothing is proposed once signing has begun', async () => {
  const { hash, reviewer } = await couple.ready();
  await couple.ownerSigns(hash);
  expect(await refusalsOfOwner()).toEqual(['signing-has-begun']);
  expect(await refusalsOfPartner(reviewer)).toEqual(['signing-has-begun']);
  expect(await refusedComments(reviewer)).toEqual(['signing-has-begun', 'signing-has-begun']);
});

test('nothing of a text with contact data that is hidden now is proposed or shown', async () => {
  await couple.draft({ debtDivisionDescription: 'Bills go to 12 Maple Street, Toronto.' });
  await couple.invite();
  const partner = await couple.reviewer();
  await partner.get(contract.proposeAsPartner, proposal);
  await couple.submit({ userAddress: '12 Maple Street, Toronto', userAddressHidden: true });
  expect(await refusalsOfOwner()).toEqual(['hidden-contact-data']);
  expect(await refusalsOfPartner(partner)).toEqual(['hidden-contact-data']);
  expect(await refusedComments(partner)).toEqual(['hidden-contact-data', 'hidden-contact-data']);
  const { closedBy, proposals } = await partner.get(contract.getPartnersProposals);
  expect({ closedBy, price: proposals[0]?.price }).toEqual({ closedBy: 'hidden-contact-data', price: null });
  expect(JSON.stringify(await readByPartner(partner))).not.toContain('Maple');
});

const readByPartner = (partner: TestClient) =>
  Promise.all([
    partner.get(contract.getPartnersProposals),
    partner.get(contract.listEndedForPartner),
    partner.get(getPartnersComments),
    partner.get(getPartnersVersions),
  ]);

test('contact data that the owner wrote to the partner before hiding it is withheld, and the owner reads that', async () => {
  const partner = await invited();
  const reason = 'I live in 12 Maple Street, Toronto.';
  await couple.owner.get(contract.sendProposal, { body: { patch: { travelNotice: '60 days' }, reason } });
  const [asked] = (await partner.get(contract.getPartnersProposals)).proposals;
  await partner.get(contract.acceptAsPartner, acceptance(asked?.id, asked?.price?.result));
  const sent = { body: { patch: { debtDivisionDescription: 'Bills go to 12 Maple Street, Toronto.' }, reason } };
  const { proposals } = await couple.owner.get(contract.sendProposal, sent);
  await couple.owner.get(contract.withdrawProposal, { params: { id: proposals[0]?.id ?? '' } });
  await couple.owner.get(contract.sendProposal, sent);
  await couple.owner.get(writeComment, { body: { ...comment.body, text: 'Write to 12 Maple Street, Toronto.' } });
  await partner.get(contract.proposeAsPartner, proposal);
  expect(JSON.stringify(await readByPartner(partner))).toContain('12 Maple Street');
  await couple.draft({ userAddress: '12 Maple Street, Toronto', userAddressHidden: true });
  const read = await readByPartner(partner);
  expect(JSON.stringify(read)).not.toContain('Maple');
  const [{ closedBy, proposals: shown }, , { threads }] = read;
  const states = shown.map(({ author, state, isHeldBack, price: shownPrice }) => ({
    author,
    state,
    isHeldBack,
    isPriced: shownPrice !== null,
  }));
  expect({ closedBy, states }).toEqual({
    closedBy: null,
    states: [
      { author: 'partner', state: 'sent', isHeldBack: false, isPriced: true },
      { author: 'owner', state: 'sent', isHeldBack: true, isPriced: false },
      { author: 'owner', state: 'withdrawn', isHeldBack: true, isPriced: false },
      { author: 'owner', state: 'accepted', isHeldBack: true, isPriced: false },
    ],
  });
  expect(threads[0]?.comments[0]).toMatchObject({ text: heldBack.text, isHeldBack: true });
  const own = await couple.owner.get(contract.getProposals);
  expect(own.proposals[1]).toMatchObject({ reason: sent.body.reason, isHeldBack: true });
  expect((await couple.owner.get(getComments)).threads[0]?.comments[0]).toMatchObject({ isHeldBack: true });
});

test('an ended proposal is not answered again by either party', async () => {
  const partner = await invited();
  await couple.owner.get(contract.sendProposal, proposal);
  await partner.get(contract.proposeAsPartner, proposal);
  const { proposals } = await couple.owner.get(contract.getProposals);
  const of = (author: string) => ({ id: proposals.find((one) => one.author === author)?.id ?? '' });
  const [owners, partners] = [of('owner'), of('partner')];
  await couple.owner.get(contract.withdrawProposal, { params: owners });
  await partner.get(contract.withdrawAsPartner, { params: partners });
  const refusal = { body: { reason: '' } };
  const answers = await Promise.all([
    couple.owner.call(contract.withdrawProposal, { params: owners }),
    couple.owner.call(contract.refuseProposal, { params: partners, ...refusal }),
    couple.owner.call(contract.acceptProposal, acceptance(partners.id)),
    couple.owner.call(contract.sendProposal, { body: { ...proposal.body, counters: partners.id } }),
    partner.call(contract.withdrawAsPartner, { params: partners }),
    partner.call(contract.refuseAsPartner, { params: owners, ...refusal }),
    partner.call(contract.acceptAsPartner, acceptance(owners.id)),
    partner.call(contract.proposeAsPartner, { body: { ...proposal.body, counters: owners.id } }),
  ]);
  expect([...new Set(answers.map(codeOf))]).toEqual(['proposal-ended']);
});

test('a proposal that does not exist is not countered', async () => {
  const partner = await invited();
  const body = { ...proposal.body, counters: crypto.randomUUID() };
  expect(codeOf(await partner.call(contract.proposeAsPartner, { body }))).toBe('not-found');
  expect(codeOf(await couple.owner.call(contract.sendProposal, { body }))).toBe('not-found');
});

test('the partner accepts only the text that was shown', async () => {
  const partner = await invited();
  await couple.owner.get(contract.sendProposal, proposal);
  await couple.draft({ debtDivisionDescription: 'Noah pays the cards.' });
  const { proposals } = await partner.get(contract.getPartnersProposals);
  expect(codeOf(await partner.call(contract.acceptAsPartner, acceptance(proposals[0]?.id)))).toBe('changed-elsewhere');
  await couple.owner.get(draftAgreement);
});

test('each party has at most ten open proposals', async () => {
  const partner = await invited();
  for (let more = 1; more <= MOST_OPEN_PROPOSALS; more++) {
    const body = { patch: { agreedChildSupportAmount: 1_450 + more }, reason: 'Day care' };
    await couple.owner.get(contract.sendProposal, { body });
    await partner.get(contract.proposeAsPartner, { body });
  }
  expect(codeOf(await couple.owner.call(contract.sendProposal, proposal))).toBe('list-is-full');
  expect(codeOf(await partner.call(contract.proposeAsPartner, proposal))).toBe('list-is-full');
});
