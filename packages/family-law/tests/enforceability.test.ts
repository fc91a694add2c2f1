import {
  type EnforceabilityFacts,
  enforceabilityChecklist,
} from '@evenhand/family-law/findings/enforceability-checklist';
import { situations } from './agreements/situations.js';

const nobody = { owner: false, partner: false };
const everyone = { owner: true, partner: true };
const family = situations['married-two-children-joint-home'] ?? {};
const justDrafted: EnforceabilityFacts = {
  missing: [],
  isBeingSigned: false,
  approved: nobody,
  disclosed: nobody,
  received: nobody,
  halfConfirmed: false,
  signed: nobody,
  witnessNamed: nobody,
};
const states = (facts: Partial<EnforceabilityFacts> = {}, record = family) =>
  Object.fromEntries(enforceabilityChecklist(record, { ...justDrafted, ...facts }).map(({ id, state }) => [id, state]));

test('the checklist of a draft has the written form as done and the signing items as later', () => {
  expect(states()).toEqual({
    'in-writing': 'done',
    'amounts-in-dollars': 'done',
    'disclosure-exchanged': 'open',
    'both-read': 'open',
    'legal-advice': 'later',
    'witness-named': 'later',
  });
});

test('the checklist has an item open when an answer or an amount is missing', () => {
  expect(states({ missing: ['homeEstimatedValue'] })).toMatchObject({
    'in-writing': 'open',
    'amounts-in-dollars': 'done',
  });
  expect(states({ missing: ['spousalSupportAmount'] })).toMatchObject({ 'amounts-in-dollars': 'open' });
});

test('the checklist has an item open when only one party has approved or signed', () => {
  const one = { owner: true, partner: false };
  const facts = { isBeingSigned: true, approved: one, signed: one, witnessNamed: one };
  expect(states(facts)).toMatchObject({ 'both-read': 'open', 'legal-advice': 'open', 'witness-named': 'open' });
});

test('the checklist has every item done when both parties signed with witnesses after both receipts', () => {
  const receipts = { disclosed: everyone, received: everyone, halfConfirmed: true };
  const facts = { ...receipts, isBeingSigned: true, approved: everyone, signed: everyone, witnessNamed: everyone };
  expect(new Set(Object.values(states(facts)))).toEqual(new Set(['done']));
});

test('the checklist has the disclosure as open when both parties signed without receipts', () => {
  const facts = { isBeingSigned: true, approved: everyone, signed: everyone, witnessNamed: everyone };
  expect(states(facts)).toMatchObject({ 'disclosure-exchanged': 'open', 'legal-advice': 'done' });
});

test('each item has a sentence and its statute', () => {
  for (const { sentence, basis } of enforceabilityChecklist(situations['nothing-answered'] ?? {}, justDrafted)) {
    expect(sentence).toMatch(/\.$/);
    expect(basis).toContain('Act');
  }
});

test('the checklist has the disclosure as done when both receipts exist, and names a missing one', () => {
  const found = (facts: Partial<EnforceabilityFacts>) =>
    enforceabilityChecklist(family, { ...justDrafted, ...facts }).find(({ id }) => id === 'disclosure-exchanged');
  const [you, partner] = [
    { owner: true, partner: false },
    { owner: false, partner: true },
  ];
  expect(found({ disclosed: everyone, received: everyone, halfConfirmed: true })).toMatchObject({
    state: 'done',
    sentence:
      'Each of you opened the other’s financial statement: there is a receipt of both, and your partner confirmed theirs.',
  });
  expect(found({ disclosed: everyone, received: everyone })).toMatchObject({
    state: 'open',
    sentence: 'Your partner has not confirmed yet that their half is theirs; they do when they approve.',
  });
  expect(found({ disclosed: you })?.sentence).toBe(
    'Your partner has not opened your disclosure yet, by a link to the address that you invited. Your partner has not disclosed their own half yet from the address that you invited.',
  );
  expect(found({ disclosed: everyone, received: partner, halfConfirmed: true })).toMatchObject({
    state: 'open',
    sentence: 'You have not opened your partner’s disclosure yet.',
  });
  expect(found({ disclosed: partner, received: you, halfConfirmed: true })?.sentence).toBe(
    'You have not frozen your own disclosure yet.',
  );
});
