import type { Clause } from '../draft/clause.js';
import { arrears } from './arrears.js';
import { debts, otherAssets, propertyCommonLaw } from './assets-and-debts.js';
import { background } from './background.js';
import { bankruptcy } from './bankruptcy.js';
import { bothHomes, communication } from './both-homes.js';
import { childSupport } from './child-support.js';
import { annualDisclosure, childInsurance, otherChildren } from './child-support-terms.js';
import { eachChild, parentingInformation, relocation, travel } from './daily-parenting.js';
import { decisionMaking } from './decision-making.js';
import { definitions } from './definitions.js';
import { disputeResolution } from './dispute-resolution.js';
import { equalization } from './equalization.js';
import { acknowledgement, financialDisclosure, legalAdvice, signatures } from './formalities.js';
import { formerName, generalTerms, livingApart, releases } from './general-terms.js';
import { home } from './home.js';
import { imputedIncome } from './imputed-income.js';
import { estates, healthBenefits } from './insurance-and-estates.js';
import { lifeInsurance } from './life-insurance.js';
import { incapacity, legalCosts, notices } from './notices.js';
import { confidentiality, ownTerms, pets } from './optional-terms.js';
import { parentingCoordinator } from './parenting-coordinator.js';
import { parentingTime } from './parenting-time.js';
import { parties } from './parties.js';
import { pensions } from './pensions.js';
import { registeredPlans } from './registered-plans.js';
import { religiousBarriers } from './religious-barriers.js';
import { specialExpenses } from './special-expenses.js';
import { spousalSupport } from './spousal-support.js';
import { studies } from './studies.js';
import { supportChanges } from './support-changes.js';
import { supportEnds } from './support-ends.js';
import { enforcement, supportPayments } from './support-payments.js';
import { tax } from './tax.js';
import { taxDebts } from './tax-debts.js';

/** In the order of the articles. */
export const clauses: readonly Clause[] = [
  parties,
  background,
  definitions,
  livingApart,
  decisionMaking,
  parentingTime,
  eachChild,
  bothHomes,
  parentingInformation,
  relocation,
  travel,
  communication,
  parentingCoordinator,
  childSupport,
  otherChildren,
  specialExpenses,
  childInsurance,
  annualDisclosure,
  supportEnds,
  studies,
  arrears,
  spousalSupport,
  supportChanges,
  imputedIncome,
  supportPayments,
  tax,
  enforcement,
  home,
  equalization,
  propertyCommonLaw,
  otherAssets,
  pensions,
  registeredPlans,
  debts,
  taxDebts,
  bankruptcy,
  lifeInsurance,
  healthBenefits,
  estates,
  incapacity,
  financialDisclosure,
  legalAdvice,
  disputeResolution,
  formerName,
  religiousBarriers,
  confidentiality,
  pets,
  ownTerms,
  releases,
  legalCosts,
  notices,
  generalTerms,
  acknowledgement,
  signatures,
];
