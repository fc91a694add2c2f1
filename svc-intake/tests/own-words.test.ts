import { approveAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import * as contract from '@evenhand/contracts/agreement/proposal-calls';
import type { Rewording } from '@evenhand/contracts/intake/rewordings';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { codeOf, couple, pointersOf, withCouple } from './support/with-couple.js';

withCouple();

const reviewing = async (): Promise<TestClient> => {
  await couple.draft();
  await couple.invite();
  return couple.reviewer();
};

const paragraphsOf = async (clauseId: string): Promise<string[]> => {
  const { document } = await couple.owner.get(getAgreement);
  const article = document.articles.find(({ id }) => id === clauseId);
  return article?.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])) ?? [];
};

/** The first paragraph of an article in other words. */
const reword = async (clauseId: string, change: (was: string) => string): Promise<Rewording> => {
  const [was = ''] = await paragraphsOf(clauseId);
  return { clauseId, was, words: change(was) };
};
const ask = (rewordings: Rewording[]) => ({ body: { patch: { rewordings }, reason: 'Plainer words' } });

const agreed = async (partner: TestClient, rewordings: Rewording[]): Promise<void> => {
  await partner.get(contract.proposeAsPartner, ask(rewordings));
  const [proposal] = (await couple.owner.get(contract.getProposals)).proposals;
  const body = { result: proposal?.price?.result ?? '' };
  await couple.owner.get(contract.acceptProposal, { params: { id: proposal?.id ?? '' }, body });
};
const kindly = (was: string) => `In our own words: ${was}`;

test('an article has own words once both agreed to them, and a later draft keeps them', async () => {
  const partner = await reviewing();
  const own = await reword('child-support', kindly);
  await agreed(partner, [own]);
  expect(await paragraphsOf('child-support')).toContain(own.words);
  await couple.draft({ rewordings: [own], debtDivisionDescription: 'Noah pays the cards.' });
  expect(await paragraphsOf('child-support')).toContain(own.words);
  expect((await couple.owner.get(getAgreement)).document.missing).toEqual([]);
});

test('own words block the approval when an answer has changed the sentence that they replace', async () => {
  const partner = await reviewing();
  const own = await reword('child-support', kindly);
  await agreed(partner, [own]);
  await couple.draft({ rewordings: [own], agreedChildSupportAmount: 1_600 });
  const { document, hash } = await couple.owner.get(getAgreement);
  expect(document.missing).toContainEqual({
    answer: 'rewordings/0',
    article: 'child-support',
    sentence: expect.stringContaining(own.words),
  });
  expect(await paragraphsOf('child-support')).not.toContain(own.words);
  expect(codeOf(await couple.owner.call(approveAgreement, { body: { hash } }))).toBe('answers-missing');
});

test('own words are refused when they change a figure', async () => {
  const partner = await reviewing();
  const own = await reword('child-support', (was) => was.replace('1,450.00', '1,600.00'));
  const refused = await partner.call(contract.proposeAsPartner, ask([own]));
  expect(refused.status).toBe(422);
  expect(pointersOf(refused)).toEqual(['/rewordings/0/words']);
});

test('own words for a sentence that the agreement does not have are refused', async () => {
  const partner = await reviewing();
  const own = { clauseId: 'child-support', was: 'Another sentence.', words: 'Our sentence.' };
  const refused = await partner.call(contract.proposeAsPartner, ask([own]));
  expect(pointersOf(refused)).toEqual(['/patch/rewordings']);
});

test('own words of 100,000 characters are refused, and a script stays text', async () => {
  const partner = await reviewing();
  const long = await reword('child-support', (was) => was + ' so'.repeat(33_000));
  expect(pointersOf(await partner.call(contract.proposeAsPartner, ask([long])))).toEqual(['/patch/rewordings/0/words']);
  const script = await reword('child-support', (was) => `${was} <script>alert()</script>`);
  await agreed(partner, [script]);
  expect(await paragraphsOf('child-support')).toContain(script.words);
});

test('own words that give up child support have a finding in their price', async () => {
  const partner = await reviewing();
  const own = await reword(
    'child-support',
    (was) => `${was} Neither of us will ever ask for other child support; we waive it.`,
  );
  const { findings } = await partner.get(contract.priceAsPartner, { body: { patch: { rewordings: [own] } } });
  expect(findings.map(({ id }) => id)).toContain('child-support-in-own-words');
});
