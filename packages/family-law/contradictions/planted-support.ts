import { dollars } from '@evenhand/family-law/money';
import { answers, other, type Planted, undisclosed, withChildren, withMonthlySupport } from './plant.ts';

export const inSupport: readonly Planted[] = [
  {
    name: 'a release where the range is far above zero',
    plant: undisclosed(({ relationshipType }) =>
      relationshipType !== 'Legally married'
        ? null
        : {
            hasChildren: false,
            cohabitationDate: '1990-05-01',
            marriageDate: '1994-06-18',
            userBirthdate: '1964-02-01',
            partnerBirthdate: '1966-02-01',
            separationDate: '2025-06-01',
            userIncome: dollars(100_000),
            partnerIncome: dollars(70_000),
            spousalSupportRequested: false,
            supportRelease: 'Both of us give it up',
          },
    ),
  },
  {
    name: 'a release of support by half the income of the other',
    plant: undisclosed(() => ({
      hasChildren: false,
      spousalSupportRequested: false,
      supportRelease: 'Both of us give it up',
      userIncome: dollars(150_000),
      partnerIncome: dollars(30_000),
    })),
  },
  {
    name: 'insurance that ends before support does',
    plant: withMonthlySupport({ insuranceAmount: dollars(200_000), insuranceUntil: '2029-06-30' }),
  },
  {
    name: 'children named as beneficiaries without a trustee',
    plant: withChildren(() => ({ beneficiaries: ['Our children are named in equal shares'] })),
  },
  {
    name: 'a beneficiary kept and given up',
    plant: withMonthlySupport({
      beneficiaries: ['Each of us gives up what the other has named', 'The other stays named as security for support'],
    }),
  },
  {
    name: 'a duration in words shorter than the end',
    plant: withMonthlySupport({ spousalSupportDuration: 'for two years' }),
  },
  { name: 'an indefinite duration with an end', plant: withMonthlySupport({ spousalSupportDuration: 'indefinite' }) },
  {
    name: 'a duration in words of another day',
    plant: withMonthlySupport({ spousalSupportDuration: 'until 31 December 2030' }),
  },
  {
    name: 'arrears far above the tables',
    plant: withChildren(() => ({
      childArrears: dollars(400_000),
      childArrearsSince: '2026-01-01',
      childArrearsPaid: 'In one payment',
      childArrearsFrom: '2027-01-01',
    })),
  },
  {
    name: 'a payor with whom the children live',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { childSupportPayer: residentialParent, agreedChildSupportAmount: dollars(500) } : null,
    ),
  },
  {
    name: 'an amount below the tables without a reason',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { agreedChildSupportAmount: dollars(1) } : null,
    ),
  },
  {
    name: 'no child support with a reason',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { agreedChildSupportAmount: dollars(0), childSupportReason: 'We want it so.' } : null,
    ),
  },
  {
    name: 'a payor of spousal support with the smaller income',
    plant: answers(({ spousalSupportRequested, spousalSupportPayer }) =>
      spousalSupportRequested ? { spousalSupportPayer: other(spousalSupportPayer) } : null,
    ),
  },
  { name: 'spousal support far above the range', plant: withMonthlySupport({ spousalSupportAmount: dollars(19_000) }) },
];
