import type { Schedule } from '@evenhand/contracts/agreement/document';
import type { Draft } from '../agreement/draft.js';
import { sentence } from './schedule-parts.js';

const LINE = '________________________________';

const certificate = (letter: string, advised: string, theOther: string): Schedule => ({
  letter,
  heading: `Certificate of independent legal advice for ${advised}`,
  blocks: [
    sentence(
      `For the lawyer of ${advised} to fill in and sign. Where ${advised} takes no legal advice, this page stays empty, and what ${advised} states when signing counts instead.`,
    ),
    sentence('I certify that:'),
    {
      kind: 'list',
      items: [
        'I am licensed to practise law in Ontario;',
        `I advised ${advised} alone about this agreement. I do not act for ${theOther};`,
        `I explained to ${advised} what this agreement says, what it means and which rights are given up by it;`,
        `${advised} told me that it was read, that it is understood and that it is signed freely; and`,
        `I asked ${advised} about the financial disclosure on which this agreement rests.`,
      ],
    },
    {
      kind: 'table',
      header: ['Certificate', 'For the lawyer to fill in'],
      rows: ['Name', 'Law Society number', 'Address', 'Telephone', 'Date', 'Signature'].map((what) => [what, LINE]),
    },
  ],
});

/** Schedules G1 and G2: a page for the lawyer of each. */
export const legalAdviceCertificates = ({ owner, partner }: Draft): Schedule[] => [
  certificate('G1', owner, partner),
  certificate('G2', partner, owner),
];
