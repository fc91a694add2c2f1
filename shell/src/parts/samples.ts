import type { Whose } from '@evenhand/ui/person';

const day: Record<string, Whose> = { y: 'you', p: 'partner', b: 'both' };
const days = (pattern: string): Whose[] => [...pattern].map((letter) => day[letter] ?? 'both');

/** Sample texts, for engineers only: not in wording. */
export const samples = {
  title: 'Every part, in every state',
  lead: 'Shown while developing only. Switch the system to dark, and the window to 320 px.',
  you: 'Alex Example',
  partner: 'Sam Sample',
  text: 'The children live with each parent on a schedule that repeats every two weeks.',
  short: 'A line of text',
  long: 'Oluwaseun-Bartholomew Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff',
  amount: '$1,234,567.89',
  error: 'Enter the amount as a number, such as 1234.56.',
  schedules: [
    { value: '2-2-3', label: '2-2-3', note: 'Two days, two days, three days', days: days('yyppyyyppyyppp') },
    { value: 'weeks', label: 'Week on, week off', note: 'Seven days each', days: days('yyyyyyyppppppp') },
    { value: 'weekends', label: 'Alternate weekends', note: 'Every second one', days: days('pppppyyppppppp') },
  ],
  shares: [
    { whose: 'you' as const, label: 'You $301,200', amount: 301_200 },
    { whose: 'partner' as const, label: 'Sam $181,100', amount: 181_100 },
    { whose: 'both' as const, label: 'Joint $524,000', amount: 524_000 },
  ],
};
