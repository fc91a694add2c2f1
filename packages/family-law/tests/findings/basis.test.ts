import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { situations } from '../agreements/situations.js';

const written = (name: string) => generateAgreement(situations[name] ?? {}, '2026-11-21');
const basisOf = (name: string, id: string) => written(name).articles.find((article) => article.id === id)?.basis ?? [];

describe('the legal basis', () => {
  const unmarried = Object.keys(situations).filter((name) => situations[name]?.relationshipType === 'Common-law');

  test.each(unmarried)('of %s cites neither the Divorce Act nor a section of the federal Guidelines', (name) => {
    const { articles } = written(name);
    const basis = articles.flatMap((article) => article.basis).join('; ');
    expect(basis).not.toMatch(/Divorce Act|Federal Child Support Guidelines/);
    expect(articles.filter((article) => article.basis.length === 0)).toEqual([]);
    expect(plainText(written(name))).not.toMatch(/Federal Child Support Guidelines(?:, SOR\/97-175)?, s\. \d/);
  });

  test('of a married couple cites the Divorce Act and the federal Guidelines', () => {
    const basis = basisOf('married-two-children-joint-home', 'parenting-time');
    expect(basis).toEqual(
      expect.arrayContaining(['Divorce Act, s. 16.2 and 16.6', 'Federal Child Support Guidelines, s. 2 and 9']),
    );
  });

  test('of a pension names the law of its plan', () => {
    const federal = basisOf('common-law-home-sold-pension-payments-divided', 'pensions').join('; ');
    expect(federal).toContain('Pension Benefits Standards Act, 1985, s. 25');
    expect(federal).not.toContain('Pension Benefits Division Act');
    const publicService = basisOf('married-separated-seven-years-federal-pension-pays-support', 'pensions').join('; ');
    expect(publicService).toContain('Pension Benefits Division Act, s. 4 to 8');
    expect(publicService).not.toMatch(/Pension Benefits (?:Standards )?Act,/);
  });
});
