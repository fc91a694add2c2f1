import type { IsoDate } from '../dates.js';
import { EmailAddress } from '../email.js';
import { isPersonName } from '../person-name.js';
import { askedAnswers } from './asked.js';
import { noteHiddenContacts } from './hidden-contacts.js';
import type { IntakeProblem, Note } from './problem.js';
import { notePropertyProblems } from './property-checks.js';
import type { IntakeRecord } from './record.js';
import { noteRewordingProblems } from './rewording-checks.js';
import { noteSpousalProblems, noteSupportProblems } from './support-checks.js';

const isWritten = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/**
 * Invalid answers, each at its field; for the page, the step and the submission.
 * @param today calendar day in the time zone of the case.
 */
export const intakeProblems = (record: IntakeRecord, today: IsoDate): IntakeProblem[] => {
  const problems: IntakeProblem[] = [];
  const at: Note = (field, code, pointer = `/${field}`) => {
    problems.push({ field, pointer, code });
  };
  const { relationshipType, marriageDate, separationDate, userEmail, partnerEmail } = record;
  const married = relationshipType === 'Legally married' ? marriageDate : undefined;
  if (married && married > today) at('marriageDate', 'marriage-ahead');
  if (separationDate && separationDate > today) at('separationDate', 'separation-ahead');
  if (married && separationDate && separationDate < married) at('separationDate', 'separation-before-marriage');
  const { cohabitationDate } = record;
  for (const field of ['cohabitationDate', 'userBirthdate', 'partnerBirthdate'] as const)
    if ((record[field] ?? '') > today) at(field, 'day-ahead');
  if (cohabitationDate && separationDate && separationDate < cohabitationDate)
    at('cohabitationDate', 'together-after-separation');
  if (isWritten(userEmail) && !EmailAddress.safeParse(userEmail).success) at('userEmail', 'not-an-address');
  if (isWritten(partnerEmail) && !EmailAddress.safeParse(partnerEmail).success) at('partnerEmail', 'not-an-address');
  for (const field of ['userName', 'partnerName', 'formerName', 'insuranceTrustee'] as const)
    if (!isPersonName(record[field]?.trim() ?? '')) at(field, 'not-a-name');
  for (const [index, { name = '', birthdate }] of (record.hasChildren ? (record.children ?? []) : []).entries()) {
    if (!isPersonName(name.trim())) at('children', 'not-a-name', `/children/${index}/name`);
    if (birthdate && birthdate > today) at('children', 'born-ahead', `/children/${index}/birthdate`);
  }
  const asked = askedAnswers(record, today);
  noteSupportProblems(asked, today, at);
  noteSpousalProblems(asked, today, at);
  notePropertyProblems(asked, today, at);
  noteRewordingProblems(asked, at);
  noteHiddenContacts(asked, at);
  return problems;
};
