import type { FieldProblem } from '@evenhand/contracts/problems';
import { intakeServer } from '@evenhand/wording/intake-server';

/** The two of them, as far as they are known: a witness is neither. */
export interface Parties {
  names: (string | null)[];
  emails: (string | null)[];
}

/** The same name, however it is spaced, cased or composed. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim();

const isOneOf = (text: string, known: (string | null)[]) =>
  known.some((one) => one !== null && plain(one) !== '' && plain(one) === plain(text));

/** What speaks against a witness. `at` is the pointer to the witness in the body. */
export const witnessProblems = (
  witness: { name?: string; email?: string },
  { names, emails }: Parties,
  at = '',
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const detail = intakeServer.witnessIsParty;
  if (witness.name !== undefined && isOneOf(witness.name, names)) problems.push({ pointer: `${at}/name`, detail });
  if (witness.email !== undefined && isOneOf(witness.email, emails)) problems.push({ pointer: `${at}/email`, detail });
  return problems;
};
