import { type IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { type IntakeStep, intakeSteps } from '@evenhand/contracts/intake/steps';
import { subjectOf } from './subjects.js';

/** Pages from which an answer can be changed, and to which the change returns. */
export const placesOfChange = {
  check: '/intake?step=check',
  dashboard: '/dashboard',
  review: '/flow/review',
  agreement: '/agreement',
  signing: '/flow/sign',
} as const;
export type PlaceOfChange = keyof typeof placesOfChange;

export interface Change {
  field: IntakeField;
  back: PlaceOfChange;
  /** The link that was pressed. */
  at: string;
}

export const stepOf = (field: IntakeField): IntakeStep =>
  intakeSteps.find(({ fields }) => fields.some((one) => one === field))?.step ?? intakeSteps[0].step;

/** The address of a question, with the way back in its query, so that a reload keeps it. */
export const wayToAnswer = ({ field, back, at }: Change): string =>
  `/intake?${new URLSearchParams({ step: stepOf(field), about: subjectOf[field], change: field, back, at })}`;

export const linkId = (at: string): string => `change-${at}`;

export const wayBack = ({ back, at }: Change): string => `${placesOfChange[back]}#${linkId(at)}`;

/** The change named by the intake's address; null in the normal course of the questions. */
export const changeIn = (search: URLSearchParams): Change | null => {
  const field = fieldIn(search.get('change') ?? '');
  const back = (['check', 'dashboard', 'review', 'agreement', 'signing'] as const).find(
    (place) => place === search.get('back'),
  );
  return field && back ? { field, back, at: search.get('at') ?? field } : null;
};

/** The field of a missing answer (`children/0/name`) or of a JSON pointer (`/changes/children`). */
export const fieldIn = (path: string): IntakeField | null =>
  IntakeRecord.keyof().options.find((field) => path.split('/').includes(field)) ?? null;
