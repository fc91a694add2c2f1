import type { Clause, Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { itemsGoingTo } from '../agreement/goes-to.js';
import { always } from './people.js';

const division = (draft: Draft): Passage[] => [
  `Besides the home we have assets of these kinds: ${draft.answer('assetTypes', (types) => types.join('; '))}.`,
  'We divide them as follows:',
  draft.answer('assetDivisionDescription', (text) => text.trim()),
  'Registered plans are transferred by the forms that allow it without tax, where the law gives that choice. Each of us signs what a transfer needs within 30 days after being asked.',
  'Personal belongings and household contents have been divided to our satisfaction, as far as nothing else is said here.',
];

/** What both disclosed, without the home, which has an article of its own. */
const disclosed = (draft: Draft): Passage[] =>
  itemsGoingTo(draft, 'Asset', (party) =>
    (draft.statements[party]?.assets ?? [])
      .filter(({ isMatrimonialHome }) => !isMatrimonialHome)
      .map(({ name, ownership, goesTo }) => ({ name, whose: ownership, goesTo })),
  );

const none = (isDisclosed: boolean): Passage =>
  `${isDisclosed ? 'Besides what our financial statements list, there' : 'We have stated that there'} are no other assets to divide. Each of us keeps the belongings in our own possession and the accounts in our own name.`;

export const otherAssets: Clause = {
  id: 'other-assets',
  heading: 'Accounts, investments, vehicles and belongings',
  basis: ['Family Law Act, s. 4', 'Income Tax Act, s. 146(16)'],
  note: 'Who keeps what, besides the home. Written in your own words.',
  answers: ['hasAssets', 'assetTypes', 'assetDivisionDescription'],
  applies: always,
  write: (draft) => {
    if (draft.record.hasAssets === undefined) return [`Other assets: ${draft.answer('hasAssets', String)}.`];
    const goingTo = disclosed(draft);
    return draft.record.hasAssets ? [...division(draft), ...goingTo] : [...goingTo, none(goingTo.length > 0)];
  },
};
