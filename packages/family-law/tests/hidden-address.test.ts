import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import { situations } from './agreements/situations.js';

const family = situations['married-two-children-joint-home'] ?? {};
const found = (changes: IntakeRecord) =>
  consistencyFindings({ ...family, ...changes }, '2026-11-21').filter(({ id }) => id === 'hidden-address-in-own-words');
const hidden: IntakeRecord = { userAddress: '12 Sample Street, Ottawa, Ontario', userAddressHidden: true };

describe('an address that is kept hidden', () => {
  test.each<[string, IntakeRecord]>([
    ['the home', { homeDivisionDescription: 'Alex stays at 12 sample street until June.' }],
    ['a child', { children: [{ name: 'Robin', birthdate: '2015-03-04', schedule: 'Picked up at 12, Sample Street' }] }],
    [
      'the place of exchange',
      { exchangePlace: 'At a public place that we name', exchangePlaceNamed: '12 Sample Street' },
    ],
  ])('is a finding when words about %s name it, and the finding does not', (_what, words) => {
    const [finding] = found({ ...hidden, ...words });
    expect(finding?.sentence).toContain('is to stay hidden');
    expect(finding?.sentence).not.toMatch(/sample street/i);
  });

  test('is no finding when it may be seen, or another address is named', () => {
    const words = { homeDivisionDescription: 'Alex stays at 12 Sample Street.' };
    expect(found({ ...hidden, ...words, userAddressHidden: false })).toEqual([]);
    expect(found({ ...hidden, homeDivisionDescription: 'Alex stays at 112 Sample Street.' })).toEqual([]);
  });
});
