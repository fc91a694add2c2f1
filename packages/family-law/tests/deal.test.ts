import { dealParts } from '@evenhand/contracts/agreement/deal';
import { dealOf } from '../src/deal/deal.js';
import { generateAgreement } from '../src/document/generate.js';
import { agreedTerms } from '../src/terms/terms.js';
import { situations } from './agreements/situations.js';

const asOf = '2026-11-21';
const dealIn = (name: string) => {
  const record = situations[name] ?? {};
  const document = generateAgreement(record, asOf);
  return { document, deal: dealOf(agreedTerms(record, asOf).terms, document) };
};

describe('the deal on one page', () => {
  test.each(Object.keys(situations))('%s: every sentence, amount and share is in its article', (name) => {
    const { document, deal } = dealIn(name);
    for (const { article, figure, shares, text } of dealParts.flatMap((part) => deal[part])) {
      const written = document.articles.find(({ id }) => id === article.id);
      expect(written?.number).toBe(article.number);
      const texts = (written?.blocks ?? []).flatMap((block) =>
        block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
      );
      expect(texts.join(' ')).toContain(text);
      expect(text).not.toMatch(/:$/);
      const stated = [figure, shares?.owner, shares?.partner];
      for (const value of stated) {
        if (value) expect(texts.join('\n')).toContain(value.replace(' a month', ''));
      }
    }
  });

  test('states the payor of the table amount, the shares of expenses and the residence of the children', () => {
    const { document, deal } = dealIn('married-two-children-joint-home');
    const [support, expenses] = deal.pays;
    expect(support).toMatchObject({
      topic: 'child-support',
      figure: expect.stringMatching(/^\$[\d,]+\.\d\d a month$/),
    });
    expect(support?.payor).not.toBeNull();
    expect(expenses?.shares?.owner).toMatch(/%$/);
    expect(deal.keeps.map(({ topic }) => topic)).toEqual(['home', 'other-assets', 'pensions', 'debts']);
    expect(deal.children.map(({ article }) => article.id)).toEqual(
      expect.arrayContaining(['parenting-time', 'decision-making']),
    );
    expect(document.articles.length).toBeGreaterThan(deal.pays.length);
  });

  test('states payments for known expenses and arrears', () => {
    const { deal } = dealIn('married-expenses-arrears-and-how-support-is-paid');
    expect(deal.pays.map(({ topic, figure }) => [topic, figure])).toEqual(
      expect.arrayContaining([
        ['known-expenses', expect.stringMatching(/^\$[\d.]+ a month$/)],
        ['arrears', '$4,125.00'],
      ]),
    );
  });

  test('states a lump sum, and the day on which spousal support ends', () => {
    expect(dealIn('common-law-spousal-support-as-a-lump-sum').deal.pays[0]).toMatchObject({
      topic: 'spousal-lump-sum',
      figure: '$34,750.00',
      payor: 'owner',
      from: '2027-01-31',
    });
    const { ends } = dealIn('married-spousal-support-for-a-fixed-term-that-steps-down').deal;
    expect(ends[0]).toMatchObject({ topic: 'spousal-support-ends', figure: '30 June 2033' });
  });

  test('states from when support is paid, and what is settled without a payment', () => {
    const { pays, keeps } = dealIn('married-two-children-joint-home').deal;
    expect(pays[0]).toMatchObject({ topic: 'child-support', from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(keeps).toContainEqual(expect.objectContaining({ topic: 'pensions', gist: 'own-pensions' }));
    for (const { gist, figure } of [...pays, ...keeps]) expect(gist && figure).toBeFalsy();
  });

  test('gives each child a line with the day on which it is of age', () => {
    const record = { hasChildren: true, children: [{ name: 'Robin', birthdate: '2015-03-04' }, { name: 'Kim' }] };
    const { ends } = dealOf(agreedTerms(record, asOf).terms, generateAgreement(record, asOf));
    expect(ends.map(({ child, figure }) => [child, figure])).toEqual([
      ['Robin', '4 March 2033'],
      ['Kim', null],
    ]);
  });

  test('shows no support and no property without answers', () => {
    const { deal } = dealIn('common-law-no-children');
    expect(deal.children).toEqual([]);
    expect(deal.pays.map(({ topic }) => topic)).not.toContain('child-support');
    expect(deal.pays.map(({ topic }) => topic)).not.toContain('equalization');
  });
});
