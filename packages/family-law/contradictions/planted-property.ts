import { LawProblem } from '@evenhand/family-law/law-problem';
import { centsOf, dollars, plus } from '@evenhand/family-law/money';
import { comparedStatements } from '@evenhand/family-law/property/compared-statements';
import { answers, other, type Planted, pensions, statement } from './plant.ts';

export const inProperty: readonly Planted[] = [
  {
    name: 'a charge on a home that its grantor transfers away',
    plant: answers(({ homePlan, homeKeeper, relationshipType }) =>
      homePlan !== 'One of us buys the other out' || relationshipType !== 'Legally married'
        ? null
        : {
            equalizationOutcome: 'One of us pays the other',
            equalizationPayer: other(homeKeeper),
            equalizationAmount: dollars(50_000),
            equalizationForm: 'In instalments',
            equalizationInstalments: '12',
            equalizationInterval: 'Every month',
            equalizationDate: '2027-03-01',
            equalizationSecurity: 'A charge on the home',
          },
    ),
  },
  {
    name: 'a charge on a home that is sold',
    plant: answers(({ homePlan, relationshipType }) =>
      homePlan !== 'We sell it' || relationshipType !== 'Legally married'
        ? null
        : {
            equalizationOutcome: 'One of us pays the other',
            equalizationPayer: 'owner',
            equalizationAmount: dollars(50_000),
            equalizationForm: 'In instalments',
            equalizationInstalments: '120',
            equalizationInterval: 'Every month',
            equalizationDate: '2027-03-01',
            equalizationSecurity: 'A charge on the home',
          },
    ),
  },
  {
    name: 'more than half of a pension',
    plant: pensions({ settlement: 'A lump sum is transferred out of the plan', share: dollars(60_000) }),
  },
  {
    name: 'a pension valued on another day',
    plant: pensions({ valuedOn: '2020-01-01', settlement: 'The member keeps it' }),
  },
  {
    name: 'a pension divided and equalized',
    plant: (couple) => {
      const disclosed = statement('owner', (one) => ({
        ...one,
        assets: [
          ...one.assets,
          {
            name: 'Sample Plan',
            category: 'retirement',
            ownership: 'party_a',
            ownersShare: 50,
            isMatrimonialHome: false,
            goesTo: 'party_a',
            value: dollars(100_000),
            atSeparation: dollars(100_000),
            atMarriage: centsOf(0),
            exclusion: null,
          },
        ],
      }))(couple);
      if (!disclosed || couple.record.relationshipType !== 'Legally married') return null;
      const { owner, partner } = disclosed.statements;
      const compared = owner && partner && comparedStatements(disclosed.record, { owner, partner });
      if (!compared || compared instanceof LawProblem || compared.payor !== 'owner') return null;
      // The whole payment of Schedule C, which counts the pension that is also divided.
      const whole = answers(() => ({
        equalizationOutcome: 'One of us pays the other',
        equalizationPayer: 'owner',
        equalizationAmount: compared.payment,
        equalizationForm: 'In one payment',
        equalizationDate: '2027-03-01',
      }))(disclosed);
      return (
        whole && pensions({ settlement: 'A lump sum is transferred out of the plan', share: dollars(50_000) })(whole)
      );
    },
  },
  {
    name: 'a buy-out for more than the home is worth',
    plant: answers(({ homePlan }) =>
      homePlan === 'One of us buys the other out' ? { homePrice: dollars(9_000_000) } : null,
    ),
  },
  {
    name: 'a mortgage above the value of the home',
    plant: answers(({ homePlan, homeEstimatedValue: value }) =>
      homePlan && value !== undefined ? { homeMortgageBalance: plus(value, dollars(1_000)) } : null,
    ),
  },
  {
    name: 'another equalization than Schedule C',
    plant: (couple) =>
      couple.statements.owner && couple.record.equalizationPayer
        ? answers(() => ({ equalizationAmount: dollars(1) }))(couple)
        : null,
  },
  {
    name: 'a home sold on a day that is over',
    plant: answers(({ homePlan }) => (homePlan ? { homeBy: '2025-01-01' } : null)),
  },
];
