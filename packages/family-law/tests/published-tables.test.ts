import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { publishedTable } from '@evenhand/family-law/child-support/published-table';
import { tableInForce, tables } from '@evenhand/family-law/child-support/tables';

/** A published table never changes; a new one gets a separate folder and line. */
const published = {
  '2017-11-22/on': '7dbb0864bdb38b8a',
  '2025-10-01/ab': 'b2f139bad2aaf902',
  '2025-10-01/bc': '996028bcc8c2a6e1',
  '2025-10-01/mb': '46fac97f6ca041f1',
  '2025-10-01/nb': '4a9b1f6d19ccf305',
  '2025-10-01/nl': 'aa7d58e08f965af8',
  '2025-10-01/ns': '498b391560d8ad6d',
  '2025-10-01/nt': 'dad5edd25a86c089',
  '2025-10-01/nu': '035e9c80d96dcca9',
  '2025-10-01/on': '6e4fe7d6091b36b0',
  '2025-10-01/pe': 'ec9ea8b4b096838a',
  '2025-10-01/qc': 'f7369efa42b32dbf',
  '2025-10-01/sk': 'dbd04e8de1c8a257',
  '2025-10-01/yt': '8de366f05157e7a0',
};

describe('the published tables', () => {
  test.each(Object.entries(published))('%s has the digest of the published table', (file, fingerprint) => {
    const source = readFileSync(`packages/family-law/src/data/child-support/${file}.ts`, 'utf8');
    const rows = /`([^`]*)`/.exec(source)?.[1] ?? '';
    expect(createHash('sha256').update(rows).digest('hex')).toMatch(new RegExp(`^${fingerprint}`));
  });

  test('start at 16,000 since 2025 and at 12,000 before', () => {
    expect(tables.ON.map(({ firstIncome }) => firstIncome)).toEqual([1_600_000, 1_200_000]);
  });

  test('are refused with a RangeError when damaged', () => {
    const row = '16000 | 0 9.50 | 0 9.50 | 0 9.50 | 0 9.50 | 0 9.50 | 0 9.50';
    expect(() => publishedTable('')).toThrow(RangeError);
    expect(() => publishedTable(`${row}\n${row}`)).toThrow(RangeError);
    expect(() => publishedTable('16000 | 0 9.50')).toThrow(RangeError);
  });

  test('are selected by the day', () => {
    expect(tableInForce('ON', '2025-09-30').inForce).toBe('2017-11-22');
    expect(tableInForce('ON', '2025-10-01').inForce).toBe('2025-10-01');
    expect(tableInForce('BC', '2026-11-21').inForce).toBe('2025-10-01');
  });

  test('give the problem no-table when the day is before the first one', () => {
    expect(() => tableInForce('BC', '2025-09-30')).toThrow(expect.objectContaining({ code: 'no-table' }));
    expect(() => tableInForce('ON', '2017-11-21')).toThrow(expect.objectContaining({ code: 'no-table' }));
  });
});
