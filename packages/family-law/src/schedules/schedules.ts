import type { Schedule } from '@evenhand/contracts/agreement/document';
import type { Draft } from '../agreement/draft.js';
import { childSupportWorksheet } from './child-support-worksheet.js';
import { disclosureList } from './disclosure-list.js';
import { parentingTimeShare } from './parenting-time-share.js';
import { spousalSupportWorksheet } from './spousal-support-worksheet.js';

/**
 * The schedules behind the articles, in order, none without something to show. Letters are fixed, so that an article can
 * name one; A to C are kept for financial statements and the comparison of net family properties, G for the certificates of
 * lawyers, which come with the record of signing and only where one was signed.
 */
export const schedules = (draft: Draft): Schedule[] => [
  ...childSupportWorksheet(draft),
  ...spousalSupportWorksheet(draft),
  ...parentingTimeShare(draft),
  ...disclosureList(draft),
];
