import type { Clause, Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { other } from '../agreement/draft.js';
import { money } from '../agreement/print.js';
import { always } from './people.js';

const asWritten = (text: string) => text.trim();

const terms = (draft: Draft): Passage[] => {
  const payor = draft.record.spousalSupportPayer;
  const pays = draft.answer('spousalSupportPayer', draft.name);
  const receives = payor ? draft.name(other(payor)) : 'the other';
  return [
    `We agree that ${receives} is entitled to spousal support. The reason is: ${draft.answer('spousalSupportReason', asWritten)}`,
    `${pays} pays ${receives} spousal support of ${draft.answer('spousalSupportAmount', money)} a month, on the first day of each month, beginning with the first month after this agreement takes effect.`,
    `Spousal support is paid for: ${draft.answer('spousalSupportDuration', asWritten)}.`,
    'Spousal support ends earlier when either of us dies, subject to any security in this agreement.',
    'Either of us may ask for a change when there is a material change in circumstances.',
    'Spousal support is stated apart from child support because the two are taxed differently.',
  ];
};

const release = (): Passage[] => [
  'Neither of us pays the other spousal support, and each of us gives up the right to claim it, now and later, whatever changes may come.',
  'Each of us has thought about what this means: that an illness, the loss of work or a change in the law may come and will not reopen this term, and that a court may nevertheless set it aside where the law says so.',
];

export const spousalSupport: Clause = {
  id: 'spousal-support',
  heading: 'Spousal support',
  basis: ['Divorce Act, s. 15.2', 'Family Law Act, s. 30 and 33(4)', 'Spousal Support Advisory Guidelines (2008)'],
  note: 'Either one of you pays the other support for a time, or you both give it up. Giving it up is serious: take legal advice before you do.',
  answers: [
    'spousalSupportRequested',
    'spousalSupportPayer',
    'spousalSupportAmount',
    'spousalSupportDuration',
    'spousalSupportReason',
  ],
  applies: always,
  write: (draft) => {
    if (draft.record.spousalSupportRequested === undefined)
      return [`Spousal support: ${draft.answer('spousalSupportRequested', String)}.`];
    return draft.record.spousalSupportRequested ? terms(draft) : release();
  },
};
