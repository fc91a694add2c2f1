import type { IsoDate } from '@evenhand/contracts/dates';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';

type Born = Pick<Child, 'dependency'> & { called: string; birthdate: IsoDate };

/** The children with a birth date, called by name, or by their place in the list. */
export const childrenByBirth = ({ children = [] }: IntakeRecord): Born[] =>
  children.flatMap(({ name, birthdate, dependency }, index) =>
    birthdate ? [{ called: name?.trim() || `Child ${index + 1}`, birthdate, dependency }] : [],
  );
