import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { guidelines, guidelinesSince2021 } from '../authorities.js';
import { NOTHING } from '../money.js';
import { step, working } from '../working.js';
import type { ChildSupport } from './child-support.js';
import { type TableQuestion, tableSupport } from './table-support.js';

/** A child of age has no parenting time. */
const livesWith = (payor: Party, { children, adultChildren = 0 }: TableQuestion): WorkingStep => {
  const label = `${children === 1 ? 'The child lives' : 'The children live'} with the ${payor === 'owner' ? 'second' : 'first'} parent`;
  return adultChildren === children
    ? step(label, 'of age and dependent', guidelines('3(2)'))
    : step(label, 'more than 60% of the time', guidelinesSince2021('2(1), "majority of parenting time"'));
};

/**
 * Children with one parent more than 60 % of the time: the other pays the table amount (Guidelines s. 3).
 * @throws LawProblem as {@link tableSupport}.
 */
export const soleSupport = (payor: Party, question: TableQuestion): ChildSupport => {
  const table = tableSupport(question);
  return {
    arrangement: 'sole',
    payor: table.monthly > NOTHING ? payor : null,
    monthly: table.monthly,
    tables: payor === 'owner' ? { owner: table, partner: null } : { owner: null, partner: table },
    ...working([livesWith(payor, question), ...table.steps], table.notices),
  };
};
