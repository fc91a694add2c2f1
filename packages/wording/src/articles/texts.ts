import { agreementThatHolds } from './agreement-that-holds.js';
import type { ArticleText } from './article.js';
import { childSupportWorkedOut } from './child-support-worked-out.js';
import { commonLawCouples } from './common-law-couples.js';
import { equalizationExplained } from './equalization-explained.js';
import { fortyPercent } from './forty-percent.js';
import { matrimonialHome } from './matrimonial-home.js';
import { parentingPlan } from './parenting-plan.js';
import { spousalSupportRange } from './spousal-support-range.js';
import { waysToSettle } from './ways-to-settle.js';

/** The text of each article, by its id. */
export const articleTexts: Readonly<Record<string, ArticleText>> = {
  '1': agreementThatHolds,
  '2': childSupportWorkedOut,
  '3': fortyPercent,
  '4': equalizationExplained,
  '5': matrimonialHome,
  '6': spousalSupportRange,
  '7': waysToSettle,
  '8': parentingPlan,
  '9': commonLawCouples,
};
