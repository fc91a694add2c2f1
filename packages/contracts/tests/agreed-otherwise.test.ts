import { agreedOtherwise, type Payment } from '@evenhand/contracts/dashboard/agreed-otherwise';
import { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { PropertyDivision } from '@evenhand/contracts/finance/property';
import { cents } from '@evenhand/contracts/money';

const agreed = CaseOverview.shape.agreed;
const overview = (equalization: Payment | null, debts: boolean | null) => ({
  agreed: agreed.parse({ equalization, debts }),
});
const nothing = { property: 0, debts: 0, marriageDeduction: 0, excluded: 0, net: 0, amount: 0 };
const division = PropertyDivision.parse({
  relationship: 'married',
  marriageDate: '2012-06-16',
  separationDate: '2026-02-01',
  missing: [],
  refused: null,
  partnerDisclosed: false,
  equalization: {
    steps: [],
    notices: [],
    ruleVersion: '2026-11-01',
    netFamilyProperty: { owner: nothing, partner: nothing },
    payor: 'owner',
    payment: 22_712_55,
    afterwards: { owner: 0, partner: 0 },
    claimUntil: '2032-02-01',
  },
  commonLaw: null,
});
const debt = { goesTo: null, isForMatrimonialHome: false };

test('a calculated equalization differs from the agreement that neither pays', () => {
  const { equalization } = agreedOtherwise(overview({ payor: null, amount: cents(0) }, null), division, []);
  expect(equalization).toEqual({
    calculated: { payor: 'owner', amount: 22_712_55 },
    agreed: { payor: null, amount: 0 },
  });
});

test.each<[string, Payment | null, boolean]>([
  ['the same payment', { payor: 'owner', amount: cents(22_712_55) }, false],
  ['a rounded payment', { payor: 'owner', amount: cents(22_700_00) }, false],
  ['a payment in the other direction', { payor: 'partner', amount: cents(22_712_55) }, true],
  ['nothing yet', null, false],
])('an agreement on %s differs: %s', (_what, payment, differs) => {
  expect(agreedOtherwise(overview(payment, null), division, []).equalization !== null).toBe(differs);
});

test('listed debts differ from the answer that there are none, except for the home or with a recipient', () => {
  const none = overview(null, false);
  expect(agreedOtherwise(none, division, [debt]).debts).toBe(1);
  expect(agreedOtherwise(none, division, [{ ...debt, isForMatrimonialHome: true }]).debts).toBeNull();
  expect(agreedOtherwise(none, division, [{ ...debt, goesTo: 'party_a' }]).debts).toBeNull();
  expect(agreedOtherwise(overview(null, true), division, [debt]).debts).toBeNull();
});
