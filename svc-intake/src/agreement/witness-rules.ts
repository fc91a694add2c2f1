import type { FieldProblem } from '@evenhand/contracts/problems';
import { intakeServer } from '@evenhand/wording/intake-server';
import { isConfusableName, isSameMailbox } from './same-person.js';

/** The couple's known names and addresses: a witness must have neither. */
export interface Parties {
  names: (string | null)[];
  emails: (string | null)[];
}

const isOneOf = (text: string, known: (string | null)[], isSame: (one: string, other: string) => boolean): boolean =>
  known.some((one) => one !== null && one.trim() !== '' && isSame(one, text));

/** @param at the JSON pointer to the witness in the body */
export const witnessProblems = (
  witness: { name?: string; email?: string },
  { names, emails }: Parties,
  at = '',
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const detail = intakeServer.witnessIsParty;
  if (witness.name !== undefined && isOneOf(witness.name, names, isConfusableName))
    problems.push({ pointer: `${at}/name`, detail });
  if (witness.email !== undefined && isOneOf(witness.email, emails, isSameMailbox))
    problems.push({ pointer: `${at}/email`, detail });
  return problems;
};
