import type { Clause } from '../agreement/clause.js';
import { annualDisclosure } from './annual-disclosure.js';
import { arrears } from './arrears.js';
import { background } from './background.js';
import { bothHomes } from './both-homes.js';
import { childInsurance } from './child-insurance.js';
import { childSupport } from './child-support.js';
import { communication, confidentiality } from './chosen-terms.js';
import { debts } from './debts.js';
import { decisionMaking } from './decision-making.js';
import { definitions } from './definitions.js';
import { disputeResolution } from './dispute-resolution.js';
import { eachChild } from './each-child.js';
import { enforcement } from './enforcement.js';
import { equalization } from './equalization.js';
import { estates } from './estates.js';
import { financialDisclosure } from './financial-disclosure.js';
import { formerName } from './former-name.js';
import { generalTerms } from './general-terms.js';
import { healthBenefits } from './health-benefits.js';
import { home } from './home.js';
import { legalAdvice } from './legal-advice.js';
import { lifeInsurance } from './life-insurance.js';
import { livingApart } from './living-apart.js';
import { otherAssets } from './other-assets.js';
import { otherChildren } from './other-children.js';
import { parentingInformation } from './parenting-information.js';
import { parentingTime } from './parenting-time.js';
import { parties } from './parties.js';
import { pensions } from './pensions.js';
import { pets } from './pets.js';
import { propertyCommonLaw } from './property-common-law.js';
import { releases } from './releases.js';
import { relocation } from './relocation.js';
import { signatures } from './signatures.js';
import { specialExpenses } from './special-expenses.js';
import { spousalSupport } from './spousal-support.js';
import { supportEnds } from './support-ends.js';
import { supportPayments } from './support-payments.js';
import { tax } from './tax.js';
import { travel } from './travel.js';

/** The clause library in the order in which the articles stand. */
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
  childSupport,
  otherChildren,
  specialExpenses,
  childInsurance,
  annualDisclosure,
  supportEnds,
  arrears,
  spousalSupport,
  supportPayments,
  tax,
  enforcement,
  home,
  equalization,
  propertyCommonLaw,
  otherAssets,
  pensions,
  debts,
  lifeInsurance,
  healthBenefits,
  estates,
  financialDisclosure,
  legalAdvice,
  disputeResolution,
  formerName,
  confidentiality,
  pets,
  releases,
  generalTerms,
  signatures,
];
