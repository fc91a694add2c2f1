import { readFileSync } from 'node:fs';
import { compareFile } from '../cases/read-cases.ts';

const dataFile = (name: string) => readFileSync(`packages/family-law/tests/data/${name}`, 'utf8');
const off = (text: string) => compareFile(text).filter(({ isWithin }) => !isWithin);

describe('the published examples', () => {
  test.each(['child-support-vectors.json', 'ssag.json'])('%s: every figure within its rounding', (name) => {
    const comparisons = compareFile(dataFile(name));
    expect(comparisons.length).toBeGreaterThanOrEqual(20);
    expect(comparisons.filter(({ isWithin }) => !isWithin)).toEqual([]);
  });

  test('a figure with cents is compared to the cent, one without to the dollar', () => {
    const vector = (expected: string) =>
      `{"vectors": [{"table": "2025-10-01", "province": "BC", "income": 51250, "children": 2, "expectedMonthly": ${expected}}]}`;
    expect(off(vector('810.85'))).toEqual([]);
    expect(off(vector('811'))).toEqual([]);
    expect(off(vector('811.0'))).toHaveLength(1);
    expect(off(vector('810'))).toHaveLength(1);
    expect(off(vector('810.86'))).toHaveLength(1);
  });

  test('an example in another form is reported, not skipped', () => {
    expect(off('{"vectors": [{"table": "2025-10-01"}]}')).toHaveLength(1);
    expect(off('{"newGroup": {"cases": [{"salary": 1}]}}')).toHaveLength(1);
  });

  test('children are read by age or by date of birth, and an unknown field is refused by its name', () => {
    const group = (children: string) =>
      `{"recomputed2025": {"cases": [{"payor": 120000, "recipient": 30000, "low": 0, ${children}}]}}`;
    const [byAge] = compareFile(group('"children": [8, 10]'));
    const [byDate] = compareFile(group('"children": ["2017-05-01", "2015-01-01"]'));
    expect(byAge?.computed).not.toBe('0.00');
    expect(byDate?.computed).toBe(byAge?.computed);
    const [refused] = off(group('"kids": [8]'));
    expect(refused?.computed).toContain('"kids"');
  });

  test('the fields of published examples are read: source, incomes by kind, homes, special expenses, duration', () => {
    const example = (fields: string) =>
      compareFile(
        `{"published": {"cases": [{"source": "a guide", "page": 12, "note": "n", "publishedElsewhere": true, "taxYear": 2025, "years": 10, "payor": {"employment": 120000, "other": 5000}, "recipient": {"selfEmployment": 30000}, "low": 0, ${fields}}]}}`,
      ).find(({ figure }) => figure === 'low' || figure === 'input');
    const computed = (fields: string) => Number(example(fields)?.computed);
    const plain = computed('"children": [8, 10]');
    expect(plain).toBeGreaterThan(0);
    expect(computed('"children": [{"age": 8, "home": "recipient"}, {"age": 10, "home": "recipient"}]')).toBe(plain);
    expect(computed('"children": [8, 10], "specialExpensesMonthly": 1000')).toBe(
      computed('"children": [8, 10], "specialExpenses": 12000'),
    );
    expect(computed('"children": [8, 10], "specialExpenses": 12000')).not.toBe(plain);
    expect(computed('"children": [8, 10], "arrangement": "shared"')).not.toBe(plain);
    const within = '"children": [8, 10], "approximate": {"within": 5000, "why": "tax of another year"}';
    expect(example(within)?.isWithin).toBe(true);
    expect(example('"children": [8, 10]')?.isWithin).toBe(false);
  });

  test('an example that no rule fits is reported with its reason', () => {
    const [refused] = off(
      '{"vectors": [{"table": "2017-11-22", "province": "BC", "income": 50000, "children": 2, "expectedMonthly": 1}]}',
    );
    expect(refused).toMatchObject({ figure: 'no-table' });
  });
});
