import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { type IntakeStep, intakeSteps } from '@evenhand/contracts/intake/steps';
import { dayOf } from '@evenhand/contracts/toronto';
import { bySubject, type Subject } from '../../answers/subjects.js';

/** One subject of one step. */
export interface Screen {
  step: IntakeStep;
  subject: Subject;
  fields: IntakeField[];
}

/** Payments of the past are asked about once the first is due. */
const isAhead = (field: IntakeField, { childSupportStart, spousalStart }: IntakeRecord): boolean => {
  const start = field === 'childPastPaid' ? childSupportStart : field === 'spousalPastPaid' ? spousalStart : undefined;
  return start !== undefined && start > dayOf(new Date());
};

/** The visible subjects, in order. */
export const screensFor = (record: IntakeRecord): Screen[] =>
  intakeSteps.flatMap(({ step, fields }) =>
    bySubject(fields.filter((field) => isAsked(field, record) && !isAhead(field, record))).map((group) => ({
      step,
      ...group,
    })),
  );

/** The screen of an address; the first of the step for a subject that is not asked. */
export const screenAt = (screens: Screen[], step: string | null, subject: string | null): Screen | undefined =>
  screens.find((screen) => screen.step === step && screen.subject === subject) ??
  screens.find((screen) => screen.step === step) ??
  screens[0];
