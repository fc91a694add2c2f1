import { answers, HIDDEN, hidden, type Planted, pension, whenMarried, withChildren } from './plant.ts';

export const inPeople: readonly Planted[] = [
  {
    name: 'a hidden address in a reason of the release',
    plant: hidden({
      spousalSupportRequested: false,
      supportRelease: 'Both of us give it up',
      userSelfSupport: `Alex rents at ${HIDDEN}.`,
    }),
  },
  {
    name: 'a hidden address in the times of a pet',
    plant: hidden({ animals: [{ name: 'Biscuit', livesWith: 'partner', visits: `Saturdays at ${HIDDEN}` }] }),
  },
  {
    name: 'a hidden address in a pension plan',
    plant: hidden({ hasAssets: true, assetTypes: ['Pension'], pensions: [{ ...pension, plan: `Plan of ${HIDDEN}` }] }),
  },
  {
    name: 'a hidden address in a holiday',
    plant: withChildren(() => ({
      userAddress: HIDDEN,
      userAddressHidden: true,
      holidays: [{ holiday: 'Another day', called: `Party at ${HIDDEN}` }],
    })),
  },
  {
    name: 'a hidden address as the place of exchange',
    plant: withChildren(() => ({
      userAddress: HIDDEN,
      userAddressHidden: true,
      exchangePlace: 'At a public place that we name',
      exchangePlaceNamed: HIDDEN,
    })),
  },
  {
    name: 'exchanges at a home whose address is hidden',
    plant: withChildren(() => ({
      userAddress: HIDDEN,
      userAddressHidden: true,
      exchangePlace: 'At the home where the time ends',
    })),
  },
  {
    name: 'an exchange at a home that is kept private',
    plant: withChildren(() => ({
      userAddress: '1 Hidden Lane, Ottawa',
      userAddressHidden: true,
      exchangePlace: 'At the home where the time begins',
    })),
  },
  { name: 'the same name for both', plant: answers(() => ({ partnerName: 'Alex Example' })) },
  { name: 'the same address for both', plant: answers(() => ({ partnerEmail: 'alex@example.test' })) },
  { name: 'an owner born in 2015', plant: answers(() => ({ userBirthdate: '2015-04-01' })) },
  { name: 'a partner born after the marriage', plant: whenMarried({ partnerBirthdate: '2016-04-01' }) },
  {
    name: 'cohabitation that begins after the marriage',
    plant: whenMarried({ marriageDate: '2012-06-16', cohabitationDate: '2015-06-16' }),
  },
  { name: 'a marriage after the separation', plant: whenMarried({ marriageDate: '2026-10-15' }) },
  { name: 'a separation in the future', plant: answers(() => ({ separationDate: '2027-02-01' })) },
  { name: 'neither in Ontario', plant: answers(() => ({ userProvince: 'AB', partnerProvince: 'BC' })) },
];
