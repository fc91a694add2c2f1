import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { type IntakeStep, intakeSteps } from '@evenhand/contracts/intake/steps';
import { bySubject, type Subject } from '../../answers/subjects.js';

/** One subject of one step. */
export interface Screen {
  step: IntakeStep;
  subject: Subject;
  fields: IntakeField[];
}

/** The visible subjects, in order. */
export const screensFor = (record: IntakeRecord): Screen[] =>
  intakeSteps.flatMap(({ step, fields }) =>
    bySubject(fields.filter((field) => isAsked(field, record))).map((group) => ({ step, ...group })),
  );

/** The screen of an address; the first of the step for a subject that is not asked. */
export const screenAt = (screens: Screen[], step: string | null, subject: string | null): Screen | undefined =>
  screens.find((screen) => screen.step === step && screen.subject === subject) ??
  screens.find((screen) => screen.step === step) ??
  screens[0];
