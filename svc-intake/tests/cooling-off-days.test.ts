import { coolingOffOf } from '../src/agreement/cooling-off.js';

const shortened = new Date('2026-03-02T16:00:00Z');
const approved = (owner: Date | null, partner: Date | null) => [
  { party: 'owner' as const, shortenedAt: owner },
  { party: 'partner' as const, shortenedAt: partner },
];
const version = { readyAt: new Date('2026-02-28T03:00:00Z'), coolingOffDays: 7, releasesSupport: false };
const both = approved(shortened, shortened);
const days = (more: object, approvals = approved(null, null), now = '2026-03-06T12:00:00Z') =>
  coolingOffOf({ ...version, ...more }, approvals, new Date(now));

// Approved by both on 27 February in Ontario.
test.each([
  ['a week', {}, approved(null, null), '2026-03-06', '2026-03-06', []],
  ['a week when one alone shortens', {}, approved(shortened, null), '2026-03-06', '2026-03-06', ['owner']],
  ['a week when the other alone shortens', {}, approved(null, shortened), '2026-03-06', '2026-03-06', ['partner']],
  ['no night with advice, and one without', {}, both, '2026-02-27', '2026-02-28', ['owner', 'partner']],
  [
    'one night for a release of support',
    { releasesSupport: true },
    both,
    '2026-02-28',
    '2026-02-28',
    ['owner', 'partner'],
  ],
  [
    'no night where none is needed',
    { coolingOffDays: 0, releasesSupport: true },
    both,
    '2026-02-27',
    '2026-02-27',
    ['owner', 'partner'],
  ],
])('the cooling-off period is %s', (_, more, approvals, received, waived, shortenedBy) => {
  expect(days(more, approvals)).toMatchObject({ from: { received, waived }, shortenedBy });
});

test('the signing opens on the first day after the cooling-off period, by advice', () => {
  const open = (now: string, approvals = both) => days({}, approvals, now)?.open;
  expect(open('2026-03-06T04:59:00Z', approved(null, null))).toEqual({ received: false, waived: false });
  expect(open('2026-03-06T05:00:00Z', approved(null, null))).toEqual({ received: true, waived: true });
  expect(open('2026-02-28T03:00:00Z')).toEqual({ received: true, waived: false });
  expect(open('2026-02-28T05:00:00Z')).toEqual({ received: true, waived: true });
  expect(days({})?.shortened).toEqual({ received: '2026-02-27', waived: '2026-02-28' });
});

test('a version that is not approved by both, or older than the rule, has no cooling-off period', () => {
  expect([days({ readyAt: null }), days({ coolingOffDays: null })]).toEqual([null, null]);
});
