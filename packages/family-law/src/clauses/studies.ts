import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import type { ChildSupportTerms, StudyTerms } from '../terms/child-support.js';

export const STUDIES = 'Child support: studies after high school';

const until = (draft: Draft, { end, age }: StudyTerms): Passage => {
  const limit =
    age.value === null ? '' : text`, but not after the child reaches the age of ${draft.print(age, String)}`;
  const goal =
    end.value === 'A first degree or diploma'
      ? draft.about(
          end,
          'until the child completes a first degree or diploma, for as long as the child studies full time',
        )
      : end.value === null
        ? 'for as long as the child studies full time and for that reason remains dependent on us'
        : draft.about(end, 'for as long as the child studies full time, also after a first degree or diploma');
  return text`Support for a child of age who studies continues ${goal}${limit}.`;
};

const resp = (draft: Draft, { resp: use }: StudyTerms): Passage[] => {
  if (use.value === null) return [];
  return [
    draft.about(
      use,
      use.value === 'Before we share the costs'
        ? 'Money in a registered education savings plan for the child is used first for the cost of the child’s studies. We share only the rest of that cost.'
        : 'Money from a registered education savings plan counts as the contribution of the parent who paid it into the plan.',
    ),
  ];
};

const isAgreed = ({ studies, ends }: ChildSupportTerms): boolean =>
  [studies.end, studies.age, studies.resp].some(({ value }) => value !== null) ||
  ends.some(({ isOfAge, dependency }) => isOfAge && dependency.value === 'Studies full time');

export const studies: Clause = {
  id: 'studies',
  heading: STUDIES,
  basis: [
    'Divorce Act, s. 2(1)',
    'Federal Child Support Guidelines, s. 3(2)(b) and 7(1)(e) and (2)',
    'Family Law Act, s. 31',
  ],
  note: 'How long a child who studies is supported, what the child shows you, and what the child’s own money is used for. A court can decide otherwise for the child.',
  answers: ['children', 'studyEnd', 'studyAge', 'respUse'],
  forSupport: 'children',
  write: (draft) => {
    const { childSupport } = draft.terms;
    if (!childSupport || !isAgreed(childSupport)) return [];
    return [
      until(draft, childSupport.studies),
      `${childSupport.setOff ? 'Each of us' : 'The parent who receives the support'} will give the other proof of enrolment within 30 days after the start of each term, and will tell the other without delay when the child leaves the program or studies part time.`,
      'The income of the child, and scholarships, grants and loans, are taken into account in deciding what the child can reasonably contribute.',
      ...resp(draft, childSupport.studies),
      'Nothing in this article takes away a child’s right to support under the law.',
    ];
  },
};
