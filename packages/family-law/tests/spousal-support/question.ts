import { dollars, NOTHING } from '@evenhand/family-law/money';
import {
  checkedQuestion,
  type Earner,
  type Home,
  type SpousalQuestion,
} from '@evenhand/family-law/spousal-support/question';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';

export const earner = (employment: number, selfEmployment = 0, other = 0): Earner => ({
  employment: dollars(employment),
  selfEmployment: dollars(selfEmployment),
  other: dollars(other),
  pension: NOTHING,
});

/** Of eight years of age each. */
export const children = (...homes: Home[]) => homes.map((home) => ({ age: 8, home }));

/** Ontario in 2025, incomes of 60,000 and 30,000, ten years together. */
export const question = (more: Partial<SpousalQuestion> = {}): Required<SpousalQuestion> =>
  checkedQuestion({
    on: '2025-12-31',
    taxYear: 2025,
    provinces: { payor: 'ON', recipient: 'ON' },
    payor: earner(60_000),
    recipient: earner(30_000),
    monthsTogether: 120,
    recipientAge: 40,
    children: [],
    ...more,
  });

export const rangeOf = (more: Parameters<typeof question>[0] = {}) => spousalSupport(question(more));

export const codesOf = ({ notices }: ReturnType<typeof rangeOf>) => notices.map(({ code }) => code);

/** Notices that every range of 2025 has. */
export const ofTheYear = ['assumptions', 'single-source-figures', 'inferred-figures'];
