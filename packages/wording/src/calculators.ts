import { parentingTimeCalculator } from './calculators-parenting-time.js';
import { propertyCalculators } from './calculators-property.js';
import { spousalCalculators } from './calculators-spousal.js';
import { childSupportCalculators } from './calculators-support.js';

/** The public calculators. "First" and "second" are the two people as the working names them. */
export const calculatorsWording = {
  title: 'Calculators',
  lead: 'Support, property and parenting time worked out line by line, with the law behind each line. No account is needed, and nothing you enter is kept.',
  notAdvice: 'This is legal information, not legal advice. A figure here is where a conversation starts.',
  privacy:
    'Please enter no names. What you enter is kept in the address of this page, in your browser alone. We receive it to calculate and do not store it.',
  all: 'All calculators',
  calculate: 'Calculate',
  calculating: 'Calculating…',
  choose: 'Please choose',
  refused: 'Some answers need another look',
  failed: 'We could not calculate this just now. Your answers are still here.',
  tryAgain: 'Try again',
  problems: {
    missing: 'Please fill this in.',
    amount: 'Please enter an amount in dollars, such as 1,250.00.',
    count: 'Please enter a whole number.',
    years: 'Please enter years, such as 12 or 12.5.',
    percent: 'Please enter a percentage, such as 50.',
    other: 'Please check this answer.',
  },
  result: {
    heading: 'Result',
    none: 'Your result appears here, with every line of its working.',
    entered: 'What was entered',
    working: 'How this is worked out',
    columns: { label: 'Step', amount: 'Amount' },
    inForce: (day: string) => `in force since ${day}`,
    notices: 'Good to know',
    ruleVersion: (version: string) => `Version of the rules: ${version}`,
    copy: 'Copy link',
    copied: 'The link is copied. It holds what you entered and no names.',
    copyFailed: 'Your browser did not let us copy. The link is the address of this page.',
    print: 'Print',
    yes: 'Yes',
    no: 'No',
  },
  parents: { owner: 'First parent', partner: 'Second parent' },
  spouses: { owner: 'First spouse', partner: 'Second spouse' },
  partners: { owner: 'First partner', partner: 'Second partner' },
  province: 'Province or territory',
  income: { label: 'Yearly income', hint: 'Before tax: line 15000 of the last tax return.' },
  removeRow: 'Remove',
  remove: (what: string, number: number) => `Remove ${what} ${number}`,
  ...childSupportCalculators,
  ...spousalCalculators,
  ...propertyCalculators,
  ...parentingTimeCalculator,
} as const;
