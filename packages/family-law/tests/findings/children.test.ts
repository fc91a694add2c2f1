import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import '../seeded.js';

const asOf = '2026-11-21';
const family: IntakeRecord = { ...couple, ...twoChildren };
const withChildren = (...children: Child[]): IntakeRecord => ({ ...family, children });
const found = (record: IntakeRecord) =>
  consistencyFindings(record, asOf).map(({ id, severity }) => `${severity}: ${id}`);
const article = (record: IntakeRecord, id: string) => {
  const document = generateAgreement(record, asOf);
  return plainText({ ...document, articles: document.articles.filter((one) => one.id === id), schedules: [] });
};
const robin = { name: 'Robin Example', birthdate: '2015-03-04' };
const jo = { name: 'Jo Example', birthdate: '2006-10-12', dependency: 'Studies full time' } as const;

describe('a step-child', () => {
  const stepChild = withChildren({ ...robin, stepParent: 'owner' });

  test('is not printed as the child of both', () => {
    const printed = article(stepChild, 'background');
    expect(printed).not.toContain('We are the parents of');
    expect(printed).toContain('Robin Example is the child of Sam Sample.');
    expect(printed).toContain('Alex Example has shown a settled intention to treat Robin Example as a child');
  });

  test('is supported under section 5 of the Guidelines when the step-parent pays', () => {
    expect(article(stepChild, 'child-support')).toContain('section 5 of the Guidelines');
    expect(found(stepChild)).toEqual(['note: step-parent-pays-table']);
    expect(article(withChildren(robin), 'child-support')).not.toContain('section 5 of the Guidelines');
  });
});

describe('an adult student', () => {
  test('is not subject to the decisions of the parents', () => {
    const record = withChildren(robin, { ...jo, school: 'Sample University', ownSupport: cents(45_000) });
    expect(article(record, 'background')).toContain('Jo Example is of age and makes decisions');
    expect(article(record, 'decision-making')).toContain('for the child.');
    expect(article(record, 'each-child')).not.toContain('Jo Example');
    expect(article(record, 'definitions')).toContain('means Robin Example, who has not yet come of age');
  });

  test('with an illness keeps the decisions of the parents open', () => {
    const record = withChildren(robin, { ...jo, dependency: 'Illness or disability' });
    expect(article(record, 'background')).not.toContain('makes decisions');
  });
});

describe('people who cannot be right', () => {
  test.each<[string, IntakeRecord, string]>([
    ['one child listed twice', withChildren(robin, { ...robin, name: 'robin example ' }), 'blocking: same-child-twice'],
    [
      'a child born after the draft',
      withChildren({ ...robin, birthdate: '2027-01-01' }),
      'blocking: child-not-yet-born',
    ],
    ['a parent of eleven at the birth', { ...family, userBirthdate: '2003-05-01' }, 'blocking: parent-too-young'],
  ])('%s: a finding', (_, record, finding) => {
    expect(found(record)).toContain(finding);
  });

  test('a young step-parent is not a parent too young', () => {
    const record = withChildren({ ...robin, stepParent: 'owner' });
    expect(found({ ...record, userBirthdate: '1996-05-01' })).not.toContain('blocking: parent-too-young');
  });
});

describe('a home address that is kept out of the agreement', () => {
  const hidden: IntakeRecord = {
    ...family,
    userAddress: '1 Sample Street, Ottawa',
    userAddressHidden: true,
    userServiceAddress: 'Box 9, Ottawa',
  };

  test('does not go with an exchange at a home', () => {
    expect(found({ ...hidden, exchangePlace: 'At the home where the time ends' })).toEqual([
      'blocking: exchange-at-hidden-home',
    ]);
    expect(found({ ...hidden, exchangePlace: 'At school or day care' })).toEqual([]);
    expect(article(hidden, 'parenting-time')).toContain('and not at the home of Alex Example.');
  });

  test('is not disclosed by the articles about information and moves', () => {
    for (const id of ['parenting-information', 'relocation'])
      expect(article(hidden, id)).toContain(
        'nothing in this agreement requires Alex Example to disclose a home address'.replace(
          'nothing',
          id === 'relocation' ? 'nothing' : 'Nothing',
        ),
      );
  });
});

test.each([
  'background',
  'decision-making',
  'parenting-time',
  'each-child',
  'both-homes',
  'parenting-information',
  'relocation',
  'travel',
  'communication',
  'parenting-coordinator',
])('%s uses the singular for one child', (id) => {
  const record: IntakeRecord = {
    ...withChildren(robin),
    summerSharing: 'Half each',
    summerFirst: 'owner',
    firstRefusal: 'For a night or more',
    newPartners: ['The other parent hears of it first', 'No stays overnight in the first year'],
    socialMedia: 'Only when both of us agree',
    optionalClauses: ['Travel with the children', 'Communication between parents', 'Parenting coordinator'],
  };
  const printed = article(record, id);
  expect(printed).toMatch(/child/);
  expect(printed.replace(/Stands on: .*/g, '').replaceAll('Children’s Law Reform Act', '')).not.toMatch(/children/i);
});

test('an only child has neither a home nor times that differ when answers about siblings are left over', () => {
  const only = withChildren({ ...robin, livesWith: 'owner', schedule: 'Every Wednesday with Alex.' });
  expect(found(only)).toEqual(found(withChildren(robin)));
  expect(plainText(generateAgreement(only, asOf))).toBe(plainText(generateAgreement(withChildren(robin), asOf)));
});
