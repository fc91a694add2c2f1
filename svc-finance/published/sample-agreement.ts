import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { AS_OF } from './figures.ts';

/** Two children, neither with special needs, and a joint home. */
const answers: IntakeRecord = {
  ...couple,
  ...twoChildren,
  ...jointHome,
  children: twoChildren.children.map(({ name, birthdate }) => ({ name, birthdate })),
};

/** The public sample, written by the generator of every agreement. */
export const sampleAgreement = (): AgreementDocument => generateAgreement(answers, AS_OF);
