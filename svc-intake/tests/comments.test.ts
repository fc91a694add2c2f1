import { declineAsPartner, getAccess, getPartnersPage } from '@evenhand/contracts/access/access';
import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import * as contract from '@evenhand/contracts/agreement/comments';
import { setNegotiation, setPartnersNegotiation } from '@evenhand/contracts/agreement/negotiation';
import {
  acceptProposal,
  getPartnersProposals,
  getProposals,
  listEndedForPartner,
  proposeAsPartner,
} from '@evenhand/contracts/agreement/proposal-calls';
import { sendInvitation, withdrawInvitation } from '@evenhand/contracts/invitation/invitation';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { mailTo } from '@evenhand/service-kit/testing/test-mailbox';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { nextMail, tokenIn } from './support/mailbox.js';
import { codeOf, couple, pointersOf, service, withCouple } from './support/with-couple.js';

withCouple();

const clauseId = 'background';
const going = { onHold: false, mails: 'hour', disclosureRefused: false } as const;
const comment = (text: string, audience: contract.Audience = 'both') => ({ body: { clauseId, text, audience } });

const reviewing = async (): Promise<TestClient> => {
  await couple.draft();
  await couple.invite();
  return couple.reviewer();
};
const textsOf = ({ threads }: contract.Comments) => threads.flatMap(({ comments }) => comments.map(({ text }) => text));

test('both read a comment, each new one is marked until its thread was opened, and the other is waited for', async () => {
  const partner = await reviewing();
  await couple.owner.get(contract.writeComment, comment('Is this the right day?'));
  const read = await partner.get(contract.getPartnersComments);
  expect(read.threads).toMatchObject([
    { clauseId, waitsFor: 'partner', comments: [{ author: 'owner', isNew: true, text: 'Is this the right day?' }] },
  ]);
  const opened = await partner.get(contract.readCommentsAsPartner, { body: { clauseId, upTo: read.upTo } });
  expect(opened.threads[0]?.comments[0]?.isNew).toBe(false);
  const answered = await partner.get(contract.commentAsPartner, comment('Yes.'));
  expect(answered.threads[0]?.waitsFor).toBe('owner');
  const { threads, upTo } = await couple.owner.get(contract.getComments);
  expect(threads[0]?.comments.map(({ isNew }) => isNew)).toEqual([false, true]);
  await couple.owner.get(contract.readComments, { body: { clauseId, upTo } });
  await couple.draft({ agreedChildSupportAmount: 1_500 });
  expect(textsOf(await partner.get(contract.getPartnersComments))).toEqual(['Is this the right day?', 'Yes.']);
});

test('what one reads changes nothing that the other can read', async () => {
  const partner = await reviewing();
  const { upTo } = await couple.owner.get(contract.writeComment, comment('Is this the right day?'));
  const seen = async () => [
    (await couple.owner.call(contract.getComments)).bytes.toString(),
    (await couple.owner.call(getProposals)).bytes.toString(),
    (await couple.owner.call(getAgreement)).bytes.toString(),
  ];
  const before = await seen();
  await partner.get(contract.getPartnersComments);
  await partner.get(contract.readCommentsAsPartner, { body: { clauseId, upTo } });
  expect(await seen()).toEqual(before);
});

test('attacker wants a private note of the other: product keeps every byte of it from their answers', async () => {
  const partner = await reviewing();
  const bytes = async () => [
    (await partner.call(contract.getPartnersComments)).bytes.toString(),
    (await partner.call(getPartnersProposals)).bytes.toString(),
    (await partner.call(getAccess)).bytes.toString(),
  ];
  const before = await bytes();
  const noted = await couple.owner.get(contract.writeComment, comment('My lowest is 1,300.', 'self'));
  expect(textsOf(noted)).toEqual(['My lowest is 1,300.']);
  expect(await bytes()).toEqual(before);
  const id = noted.threads[0]?.comments[0]?.id ?? '';
  expect((await partner.call(contract.deleteNoteAsPartner, { params: { id } })).status).toBe(404);
  await partner.get(contract.commentAsPartner, comment('Mine alone.', 'self'));
  expect(textsOf(await couple.owner.get(contract.getComments))).toEqual(['My lowest is 1,300.']);
  expect(textsOf(await couple.owner.get(contract.deleteNote, { params: { id } }))).toEqual([]);
});

test('attacker withdraws the invitation and invites their own second mailbox, product shows it nothing of the partner', async () => {
  const partner = await reviewing();
  await couple.owner.get(contract.writeComment, comment('To the first.'));
  const noted = await partner.get(contract.commentAsPartner, comment('My lowest is 1,300.', 'self'));
  const id = noted.threads.flatMap(({ comments }) => comments).find(({ audience }) => audience === 'self')?.id ?? '';
  await partner.get(contract.commentAsPartner, comment('For the two of us.'));
  await partner.get(proposeAsPartner, { body: { patch: { agreedChildSupportAmount: 1_600 }, reason: 'Fairer.' } });
  await partner.get(setPartnersNegotiation, { body: { onHold: true, mails: 'hour' } });
  await couple.owner.get(withdrawInvitation);

  const other = `second-${couple.partnerEmail}`;
  await couple.owner.get(sendInvitation, { body: { partnerEmail: other, message: '' } });
  const token = tokenIn(await nextMail(other, mailIntake.invitation.subject));
  const second = await couple.guest(await couple.enter(token, other));
  expect(textsOf(await second.get(contract.getPartnersComments))).toEqual([]);
  expect((await second.call(contract.deleteNoteAsPartner, { params: { id } })).status).toBe(404);
  expect(await second.get(getPartnersProposals)).toMatchObject({ proposals: [], ended: 0, closedBy: null });
  expect(await second.get(listEndedForPartner, { query: { page: '1' } })).toEqual({ proposals: [], found: 0 });
  const [proposal] = (await couple.owner.get(getProposals)).proposals;
  expect(proposal?.state).toBe('withdrawn');
  const accepted = { params: { id: proposal?.id ?? '' }, body: { result: 'f'.repeat(64) } };
  expect(codeOf(await couple.owner.call(acceptProposal, accepted))).toBe('proposal-ended');
  expect(textsOf(await second.get(contract.commentAsPartner, comment('Of the second.')))).toEqual(['Of the second.']);
});

test('a partner who is invited again finds their notes and requests', async () => {
  const partner = await reviewing();
  await partner.get(contract.commentAsPartner, comment('My lowest is 1,300.', 'self'));
  await partner.get(proposeAsPartner, { body: { patch: { agreedChildSupportAmount: 1_600 }, reason: 'Fairer.' } });
  await couple.owner.get(withdrawInvitation);
  await couple.invite();
  // The mailbox holds the link of the first invitation as well.
  await eventually(async () => {
    const again = await couple.reviewer();
    expect(textsOf(await again.get(contract.getPartnersComments))).toEqual(['My lowest is 1,300.']);
    expect(await again.get(getPartnersProposals)).toMatchObject({ proposals: [{ state: 'sent', reason: 'Fairer.' }] });
  });
});

test('the owner sees the draft in the very bytes that the link shows', async () => {
  const partner = await reviewing();
  await couple.owner.get(contract.writeComment, comment('My lowest is 1,300.', 'self'));
  const shown = async () => (await couple.owner.call(getPartnersPage)).bytes.toString();
  expect(await shown()).toBe((await partner.call(getAccess)).bytes.toString());
  await couple.submit({ agreedChildSupportAmount: 1_500 });
  expect(await shown()).toBe((await partner.call(getAccess)).bytes.toString());
});

test('a comment for both cannot be taken back', async () => {
  await reviewing();
  const { threads } = await couple.owner.get(contract.writeComment, comment('Is this the right day?'));
  const params = { id: threads[0]?.comments[0]?.id ?? '' };
  expect((await couple.owner.call(contract.deleteNote, { params })).status).toBe(404);
});

test('the other is mailed once an hour that there is news, without a word of it', async () => {
  const partner = await reviewing();
  await partner.get(contract.commentAsPartner, comment('Is this the right day?'));
  await partner.get(contract.commentAsPartner, comment('And the place?'));
  await eventually(async () => expect(await service.query('SELECT 1 FROM outbox')).toEqual([]));
  const news = (await mailTo(couple.ownerEmail)).filter(({ subject }) => subject === mailIntake.news.subject);
  expect(news).toHaveLength(1);
  expect(JSON.stringify(news)).not.toMatch(/right day|the place/);
});

test('a comment keeps a script as its text; one of 100,000 characters, without words or on no article is refused', async () => {
  await reviewing();
  const script = '<script>alert(1)</script>';
  expect(textsOf(await couple.owner.get(contract.writeComment, comment(script)))).toEqual([script]);
  const refused = async (body: object) => pointersOf(await couple.owner.call(contract.writeComment, { body }));
  expect(await refused(comment('a'.repeat(100_000)).body)).toEqual(['/text']);
  expect(await refused(comment('  ').body)).toEqual(['/text']);
  expect(await refused({ ...comment('Hello').body, clauseId: 'no-such-article' })).toEqual(['/clauseId']);
});

test('a comment is refused with its reason where nothing can be asked, and a note is kept', async () => {
  const codes = async (partner?: TestClient) =>
    [
      await couple.owner.call(contract.writeComment, comment('Hello')),
      ...(partner ? [await partner.call(contract.commentAsPartner, comment('Hello'))] : []),
    ].map(codeOf);
  for (const answer of [
    await couple.owner.call(getPartnersPage),
    await couple.owner.call(contract.getComments),
    await couple.owner.call(contract.readComments, { body: { clauseId, upTo: 0 } }),
    await couple.owner.call(contract.writeComment, comment('Hello')),
  ])
    expect(codeOf(answer)).toBe('not-found');
  await couple.draft();
  expect(await codes()).toEqual(['not-invited']);
  await couple.invite();
  const partner = await couple.reviewer();
  await couple.owner.get(setNegotiation, { body: { ...going, onHold: true } });
  expect(await codes(partner)).toEqual(['on-hold', 'on-hold']);
  expect(textsOf(await couple.owner.get(contract.writeComment, comment('Mine', 'self')))).toEqual(['Mine']);
  await couple.owner.get(setNegotiation, { body: { ...going, disclosureRefused: true } });
  expect(await codes(partner)).toEqual(['negotiation-stopped', 'on-hold']);
  await couple.owner.get(setNegotiation, { body: going });
  await couple.submit({ userAddress: '12 Elm Street, Ottawa', userAddressHidden: true });
  const hidden = await couple.owner.call(contract.writeComment, comment('I live at 12 Elm Street, Ottawa.'));
  expect(pointersOf(hidden)).toEqual(['/text']);
  await partner.get(declineAsPartner, { body: { reason: '' } });
  expect(await codes(partner)).toEqual(['draft-has-ended', 'draft-has-ended']);
});

test('each party has at most 500 notes', async () => {
  const partner = await reviewing();
  await service.query(
    `INSERT INTO comments SELECT gen_random_uuid(), $1, 0, 'background', author, 'self', 'Hello', now()
     FROM generate_series(1, $2::int), unnest(ARRAY['owner', 'partner']) author`,
    [couple.who.caseId, contract.MOST_COMMENTS],
  );
  expect(codeOf(await couple.owner.call(contract.writeComment, comment('Hello')))).toBe('list-is-full');
  expect(codeOf(await partner.call(contract.commentAsPartner, comment('Hello')))).toBe('list-is-full');
});

test('a comment by a withdrawn link is refused with a sentence', async () => {
  const partner = await reviewing();
  await couple.owner.get(withdrawInvitation);
  expect(codeOf(await partner.call(contract.commentAsPartner, comment('Hello')))).toBe('link-gone');
});
