import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { dollars } from '@evenhand/family-law/money';
import { answers, type Planted, pension, statement, withChildren } from './plant.ts';

const holiday = { holiday: 'Thanksgiving weekend', sharing: 'Always with the same parent', first: 'owner' } as const;
const daycare = {
  kind: 'Child care',
  what: 'Day care',
  amount: dollars(400),
  per: 'A month',
  paidBy: 'owner',
} as const;
const insured: IntakeRecord = { insuranceAmount: dollars(150_000) };
const nameOf = (record: IntakeRecord, party: 'owner' | 'partner' | undefined) =>
  party === 'owner' ? record.userName : record.partnerName;
const twicePensions = (change: object) =>
  answers(({ separationDate }) => {
    const kept = { ...pension, valuedOn: separationDate, settlement: 'The member keeps it' } as const;
    return {
      hasAssets: true,
      assetTypes: ['Pension'],
      assetDivisionDescription: 'Each keeps what is in their own name.',
      pensions: [kept, { ...kept, ...change }],
    };
  });
const owes = (category: string, amount: number) =>
  statement('owner', (one) => ({
    ...one,
    debts: [
      ...one.debts,
      {
        creditor: 'Sample Card',
        category: category as 'credit_card',
        responsibility: 'party_a',
        ownersShare: 50,
        isForMatrimonialHome: false,
        goesTo: null,
        currentBalance: dollars(amount),
        atSeparation: dollars(amount),
        atMarriage: cents(0),
      },
    ],
  }));
const owns = (change: object) =>
  statement('partner', (one) => ({
    ...one,
    assets: [
      ...one.assets,
      {
        name: 'Sample Boat',
        category: 'vehicle',
        ownership: 'party_a',
        ownersShare: 50,
        isMatrimonialHome: false,
        goesTo: null,
        value: dollars(30_000),
        atSeparation: dollars(30_000),
        atMarriage: cents(0),
        exclusion: null,
        ...change,
      },
    ],
  }));

/** Entries listed twice, persons with two roles, and disclosures that the answers deny. */
export const inTwoPlaces: readonly Planted[] = [
  {
    name: 'a holiday twice with opposite parents',
    plant: withChildren(() => ({ holidays: [holiday, { ...holiday, first: 'partner' }] })),
  },
  { name: 'a holiday twice', plant: withChildren(() => ({ holidays: [holiday, holiday] })) },
  {
    name: 'a holiday shared in two ways',
    plant: withChildren(() => ({ holidays: [holiday, { ...holiday, sharing: 'Half each' }] })),
  },
  {
    name: 'a day of their own twice',
    plant: withChildren(() => {
      const party = {
        holiday: 'Another day',
        called: 'Name day',
        from: '2027-05-05',
        until: '2027-05-05',
        sharing: 'Always with the same parent',
      } as const;
      return {
        holidays: [
          { ...party, first: 'owner' },
          { ...party, called: 'name day', first: 'partner' },
        ],
      };
    }),
  },
  {
    name: 'an expense twice',
    plant: withChildren(({ children = [] }) => ({
      expenses: [
        { ...daycare, child: children[0]?.name },
        { ...daycare, child: children[0]?.name },
      ],
    })),
  },
  {
    name: 'an expense paid by both',
    plant: withChildren(({ children = [] }) => ({
      expenses: [
        { ...daycare, child: children[0]?.name },
        { ...daycare, child: children[0]?.name, paidBy: 'partner' },
      ],
    })),
  },
  { name: 'a pension twice', plant: twicePensions({}) },
  { name: 'a pension of two values', plant: twicePensions({ familyLawValue: dollars(140_000) }) },
  {
    name: 'an animal in two homes',
    plant: answers(() => ({
      animals: [
        { name: 'Biscuit', livesWith: 'owner' },
        { name: 'biscuit', livesWith: 'partner' },
      ],
    })),
  },
  {
    name: 'a child of another relationship twice',
    plant: withChildren(() => ({
      otherChildren: [
        { parent: 'owner', name: 'Lee Other' },
        { parent: 'partner', name: 'Lee Other' },
      ],
    })),
  },
  {
    name: 'an own child as one of another relationship',
    plant: withChildren(({ children = [] }) => ({
      otherChildren: [{ parent: 'owner', name: children[0]?.name, birthdate: children[0]?.birthdate }],
    })),
  },
  {
    name: 'an own child as one of another relationship, without a birth date',
    plant: withChildren(({ children = [] }) => ({
      otherChildren: [{ parent: 'partner', name: children[0]?.name?.toUpperCase() }],
    })),
  },
  {
    name: 'the payor as trustee of the insurance',
    plant: withChildren((record) =>
      record.residentialParent && !record.spousalSupportRequested
        ? { ...insured, insuranceTrustee: nameOf(record, record.childSupportPayer) }
        : null,
    ),
  },
  {
    name: 'a child as trustee of the insurance',
    plant: withChildren(({ children = [] }) => ({ ...insured, insuranceTrustee: children[0]?.name })),
  },
  {
    name: 'a child as trustee of what children inherit',
    plant: withChildren(({ children = [] }) => ({
      beneficiaries: ['Our children are named in equal shares'],
      insuranceTrustee: children[0]?.name,
    })),
  },
  {
    name: 'a step-parent with whom the child lives',
    plant: withChildren(({ residentialParent, children = [] }) =>
      residentialParent ? { children: children.map((one) => ({ ...one, stepParent: residentialParent })) } : null,
    ),
  },
  {
    name: 'a present name taken back',
    plant: answers(({ relationshipType, userName }) =>
      relationshipType === 'Legally married' ? { formerNameBy: 'owner', formerName: userName } : null,
    ),
  },
  {
    name: 'a child of the name of a parent',
    plant: withChildren(({ children = [], userName }) => ({
      children: [{ ...children[0], name: userName }, ...children.slice(1)],
    })),
  },
  { name: 'debts denied beside cards in a disclosure', plant: owes('credit_card', 80_000) },
  { name: 'debts denied beside a car loan in a disclosure', plant: owes('car_loan', 12_000) },
  { name: 'debts denied beside a tax debt in a disclosure', plant: owes('tax_debt', 9_000) },
  { name: 'belongings denied beside a boat in a disclosure', plant: owns({}) },
  {
    name: 'a pension in a disclosure and none in the agreement',
    plant: owns({ name: 'Pension of Sam', category: 'retirement', goesTo: 'party_a' }),
  },
  {
    name: 'a home in a disclosure of a couple that rents',
    plant: (couple) =>
      couple.record.livingSituation === 'We rent'
        ? owns({ name: 'House', category: 'real_estate', isMatrimonialHome: true, goesTo: 'party_a' })(couple)
        : null,
  },
  {
    name: 'a debt for a home that was sold before the separation',
    plant: (couple) =>
      couple.record.livingSituation === 'We rent' && couple.record.relationshipType === 'Legally married'
        ? statement('owner', (one) => ({
            ...one,
            debts: [
              ...one.debts,
              {
                creditor: 'Old Mortgage',
                category: 'mortgage',
                responsibility: 'party_a',
                ownersShare: 50,
                isForMatrimonialHome: true,
                goesTo: null,
                currentBalance: cents(0),
                atSeparation: cents(0),
                atMarriage: dollars(300_000),
              },
            ],
          }))(couple)
        : null,
  },
];
