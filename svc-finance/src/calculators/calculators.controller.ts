import {
  type ChildSupport,
  ChildSupportQuestion,
  calculateChildSupport,
} from '@evenhand/contracts/finance/calculators/child-support';
import {
  type CommonLawProperty,
  CommonLawPropertyQuestion,
  calculateCommonLawProperty,
} from '@evenhand/contracts/finance/calculators/common-law-property';
import {
  calculateEqualization,
  type Equalization,
  EqualizationQuestion,
} from '@evenhand/contracts/finance/calculators/equalization';
import {
  calculateIncomeTax,
  type IncomeTax,
  IncomeTaxQuestion,
} from '@evenhand/contracts/finance/calculators/income-tax';
import {
  calculateParentingTime,
  type ParentingTime,
  ParentingTimeQuestion,
} from '@evenhand/contracts/finance/calculators/parenting-time';
import {
  calculateRetroactiveSupport,
  type RetroactiveSupport,
  RetroactiveSupportQuestion,
} from '@evenhand/contracts/finance/calculators/retroactive-support';
import {
  calculateSpecialExpenses,
  type SpecialExpenses,
  SpecialExpensesQuestion,
} from '@evenhand/contracts/finance/calculators/special-expenses';
import {
  calculateSpousalSupport,
  type SpousalSupport,
  SpousalSupportQuestion,
} from '@evenhand/contracts/finance/calculators/spousal-support';
import { dayOf } from '@evenhand/contracts/toronto';
import { specialExpenses } from '@evenhand/family-law/child-support/special-expenses';
import { LawProblem } from '@evenhand/family-law/law-problem';
import { parentingTime } from '@evenhand/family-law/parenting-time/parenting-time';
import { commonLawProperty } from '@evenhand/family-law/property/common-law-property';
import { equalization } from '@evenhand/family-law/property/equalization';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';
import { incomeTax } from '@evenhand/family-law/tax/income-tax-working';
import { lastKnownTaxYear } from '@evenhand/family-law/tax/tax-years';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Body, Controller } from '@nestjs/common';
import { childSupportOf } from './child-support-of.js';
import { retroactiveSupportOf } from './retroactive-support-of.js';

const pointerOf = (field: string | null): string => (field ? `/${field.replaceAll('.', '/')}` : '');

/**
 * Runs a calculation of family-law.
 * @throws ProblemError `invalid-input` with the law's sentence and a pointer to the field
 */
const calculate = <Result>(calculation: () => Result): Result => {
  try {
    return calculation();
  } catch (problem) {
    if (!(problem instanceof LawProblem)) throw problem;
    return fail('invalid-input', problem.message, { pointer: pointerOf(problem.field) });
  }
};

/** Public; nothing is stored. */
@Controller()
export class CalculatorsController {
  constructor(private readonly clock: Clock) {}

  @Handles(calculateChildSupport)
  childSupport(@Body({ schema: ChildSupportQuestion }) question: ChildSupportQuestion): ChildSupport {
    return calculate(() => childSupportOf(question));
  }

  @Handles(calculateSpecialExpenses)
  specialExpenses(@Body({ schema: SpecialExpensesQuestion }) question: SpecialExpensesQuestion): SpecialExpenses {
    return calculate(() => specialExpenses(question));
  }

  @Handles(calculateSpousalSupport)
  spousalSupport(@Body({ schema: SpousalSupportQuestion }) question: SpousalSupportQuestion): SpousalSupport {
    return calculate(() => spousalSupport({ ...question, taxYear: question.taxYear ?? this.taxYear() }));
  }

  @Handles(calculateIncomeTax)
  incomeTax(@Body({ schema: IncomeTaxQuestion }) { taxYear, ...taxpayer }: IncomeTaxQuestion): IncomeTax {
    return calculate(() => incomeTax(taxpayer, taxYear ?? this.taxYear()));
  }

  @Handles(calculateEqualization)
  equalization(@Body({ schema: EqualizationQuestion }) question: EqualizationQuestion): Equalization {
    return calculate(() => equalization(question));
  }

  @Handles(calculateCommonLawProperty)
  commonLawProperty(
    @Body({ schema: CommonLawPropertyQuestion }) question: CommonLawPropertyQuestion,
  ): CommonLawProperty {
    return calculate(() => commonLawProperty(question));
  }

  @Handles(calculateParentingTime)
  parentingTime(@Body({ schema: ParentingTimeQuestion }) question: ParentingTimeQuestion): ParentingTime {
    return calculate(() => parentingTime(question));
  }

  @Handles(calculateRetroactiveSupport)
  retroactiveSupport(
    @Body({ schema: RetroactiveSupportQuestion }) question: RetroactiveSupportQuestion,
  ): RetroactiveSupport {
    return calculate(() => retroactiveSupportOf(question));
  }

  /** Of a question without one: it must not be refused before the figures of a new year are held. */
  private taxYear(): number {
    return lastKnownTaxYear(dayOf(this.clock.now()));
  }
}
