import type { Page } from '@playwright/test';
import { twoChildren } from '../../packages/contracts/src/testing/sample-couple.ts';

/** Answers with schedule, child support and equalization to negotiate. Amounts in dollars. */
export const negotiable = {
  ...twoChildren,
  primaryResidence: 'Equal (shared)',
  parentingSchedule: 'Week on/week off',
  scheduleStartsWith: 'owner',
  scheduleStartsOn: '2026-12-07',
  exchangeHour: '08:00',
  agreedChildSupportAmount: 700,
  childSupportReason: 'The children eat and sleep at their main home.',
  childSupportStart: '2026-12-01',
  supportDay: 'First day of the month',
  equalizationOutcome: 'One of us pays the other',
  equalizationPayer: 'partner',
  equalizationAmount: 20_000,
  equalizationForm: 'In one payment',
  equalizationDate: '2027-06-01',
};

export const choose = (page: Page, question: string, field: string) => page.getByLabel(question).selectOption(field);
export const box = (page: Page, field: string) =>
  page.getByRole('group', { name: field, exact: true }).getByRole('textbox');
