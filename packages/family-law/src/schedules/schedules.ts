import type { Schedule } from '@evenhand/contracts/agreement/document';
import type { Draft } from '../agreement/draft.js';
import { childSupportWorksheet } from './child-support-worksheet.js';
import { disclosureList } from './disclosure-list.js';
import { financialStatements } from './financial-statements.js';
import { netFamilyProperties } from './net-family-properties.js';
import { parentingTimeShare } from './parenting-time-share.js';
import { spousalSupportWorksheet } from './spousal-support-worksheet.js';

/**
 * The schedules behind the articles, in order, none without something to show. Letters are fixed, so that an article can
 * name one; G is kept for the certificates of lawyers, which come with the record of signing and only where one was
 * signed.
 */
export const schedules = (draft: Draft): Schedule[] => [
  ...financialStatements(draft),
  ...netFamilyProperties(draft),
  ...childSupportWorksheet(draft),
  ...spousalSupportWorksheet(draft),
  ...parentingTimeShare(draft),
  ...disclosureList(draft),
];
