import { placed } from './clean-couples.ts';
import { type Planted, withChildren } from './plant.ts';

export const inChildren: readonly Planted[] = [
  {
    name: 'a schedule of two weekends called equal',
    plant: withChildren(() => ({ primaryResidence: 'Equal (shared)', parentingSchedule: 'Alternate weekends' })),
  },
  {
    name: 'a schedule in own words called equal',
    plant: withChildren(() => ({
      primaryResidence: 'Equal (shared)',
      parentingSchedule: 'Custom',
      customScheduleNotes: 'From Thursday to Saturday, and every second Sunday.',
    })),
  },
  {
    name: 'five of fourteen days called equal',
    plant: withChildren(() => ({
      primaryResidence: 'Equal (shared)',
      parentingSchedule: 'Custom',
      scheduleDays: Array.from({ length: 14 }, (_, day) => (day < 5 ? 'owner' : 'partner')),
      ...placed,
    })),
  },
  {
    name: 'an equal schedule called primarily with one parent',
    plant: withChildren(() => ({
      primaryResidence: 'Primarily with one parent',
      residentialParent: 'owner',
      parentingSchedule: '2-2-3',
      ...placed,
    })),
  },
  {
    name: 'the same child twice',
    plant: withChildren(({ children = [] }) => ({ children: [...children, ...children.slice(0, 1)] })),
  },
  {
    name: 'two children of one name',
    plant: withChildren(({ children = [] }) => ({
      children: [...children, { name: children[0]?.name, birthdate: '2020-02-02' }],
    })),
  },
  {
    name: 'a child born when a parent was ten',
    plant: withChildren(({ children = [] }) => ({
      userBirthdate: '2001-01-01',
      children: [{ ...children[0], birthdate: '2011-05-05' }],
    })),
  },
  {
    name: 'a child who is not born yet',
    plant: withChildren(({ children = [] }) => ({
      children: [...children, { name: 'Robyn Later', birthdate: '2027-04-01' }],
    })),
  },
  {
    name: 'a child benefit of halves with one home',
    plant: withChildren(({ residentialParent }) =>
      residentialParent ? { childBenefit: 'Each of us applies for half' } : null,
    ),
  },
  {
    name: 'an eligible dependant claimed by the payor',
    plant: withChildren(({ residentialParent, childSupportPayer }) =>
      residentialParent ? { dependantCredit: 'One of us claims it', dependantCreditBy: childSupportPayer } : null,
    ),
  },
];
