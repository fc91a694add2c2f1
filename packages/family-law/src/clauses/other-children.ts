import type { OtherChild } from '@evenhand/contracts/intake/parenting-facts';
import type { Clause } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { longDate, money } from '../agreement/print.js';
import { hasChildren } from './people.js';

const about = ({ parent, name, birthdate, livesWithParent, supportPaid }: OtherChild, index: number, draft: Draft) => {
  const path = `otherChildren/${index}`;
  const whose = parent
    ? draft.name(parent)
    : draft.blank(`${path}/parent`, `whose child ${index + 1} of another relationship is`);
  const called = name?.trim() || 'a child of another relationship';
  const born = birthdate ? `, born on ${longDate(birthdate)}` : '';
  const home = livesWithParent ? `, who lives with ${whose}` : '';
  const paid = supportPaid ? ` ${whose} pays child support of ${money(supportPaid)} a month for ${called}.` : '';
  return `${whose} is also the parent of ${called}${born}${home}.${paid}`;
};

export const otherChildren: Clause = {
  id: 'other-children',
  heading: 'Children from another relationship',
  basis: ['Federal Child Support Guidelines, s. 10(2)(b) to (d)', 'Family Law Act, s. 31'],
  note: 'A duty to support another child does not change the tables by itself. It matters when paying the amount would be an undue hardship.',
  answers: ['otherChildren'],
  applies: (record) => hasChildren(record) && (record.otherChildren ?? []).length > 0,
  write: (draft) => [
    ...(draft.record.otherChildren ?? []).map((child, index) => about(child, index, draft)),
    'The table amount is not reduced for this. Each of us knows that a court may order another amount where a legal duty to support another child would make it an undue hardship, when both households’ standards of living have been compared.',
  ],
};
