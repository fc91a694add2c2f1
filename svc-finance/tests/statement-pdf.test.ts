import { textOf } from '@evenhand/paper/testing/poppler';
import { financialStatementPdf } from '../src/forms/financial-statement-pdf.js';
import { names, sampleStatement } from './sample-statement.js';

describe.each(['Common-law', 'Legally married'] as const)('the statement of a %s person', (relationshipType) => {
  let text: string;
  beforeAll(async () => {
    text = textOf(await financialStatementPdf(sampleStatement(relationshipType), '0'.repeat(64)));
  });

  test.each(Object.entries(names))('prints a name in %s as text that can be copied', (_, name) => {
    for (const word of name.split(' ')) expect(text).toContain(word);
  });

  test('keeps each amount of $12,345,678.90 on one line', () => {
    const whole = text.match(/\$12,345,678\.90/g);
    expect(whole?.length).toBeGreaterThan(8);
    expect(text.match(/\$12,3/g)).toHaveLength(whole?.length ?? 0);
  });
});
