import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';

/** The children with a birth date, called by name, or by their place in the list. */
export const childrenByBirth = ({ children = [] }: IntakeRecord): { called: string; birthdate: IsoDate }[] =>
  children.flatMap(({ name, birthdate }, index) =>
    birthdate ? [{ called: name?.trim() || `Child ${index + 1}`, birthdate }] : [],
  );
