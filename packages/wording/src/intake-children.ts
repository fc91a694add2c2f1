/** The children: where they live, who decides, when they are with whom. */
export const childrenWording = {
  hasChildren: {
    label: 'We have children together',
    why: 'Children of any age who still depend on you belong here.',
  },
  children: {
    label: 'Your children',
    why: 'Support depends on how many children there are and how old they are.',
  },
  primaryResidence: {
    label: 'Where do the children live?',
    why: 'When each of you has them at least 40 percent of the time, child support is worked out differently.',
  },
  residentialParent: { label: 'With whom do they mainly live?', why: 'The other parent usually pays child support.' },
  decisionMaking: {
    label: 'Who makes the important decisions?',
    why: 'Health, school, religion and activities. The law calls it decision-making responsibility.',
  },
  decisionMaker: { label: 'Which of you decides?', why: 'The other is told and heard before an important decision.' },
  parentingSchedule: {
    label: 'Parenting schedule',
    why: '2-2-3: two days, two days, three days in turn. 2-2-5-5 and 3-4-4-3: turns of these lengths. Week on/week off: one week each. Alternate weekends: every second weekend with one parent.',
  },
  scheduleDays: {
    label: 'With whom are the children on each day?',
    why: 'The weeks that repeat, from one to eight: a rota by shifts can be entered as it is. We count the share of each of you: from 40% each, child support is worked out differently.',
  },
  customScheduleNotes: {
    label: 'Your own schedule',
    why: 'Times and other details, as you would explain them to the children’s school.',
  },
} as const;
