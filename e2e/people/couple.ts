import { randomUUID } from 'node:crypto';

export interface Someone {
  name: string;
  email: string;
}

export const PASSWORD = 'Lantern-Harbour-48';

/** A couple, a witness for each and a lawyer for one, with new addresses for every journey. */
export const newCouple = () => {
  const run = randomUUID().slice(0, 8);
  const someone = (name: string, role: string): Someone => ({ name, email: `${role}-${run}@example.test` });
  return {
    owner: someone('Alex Example', 'alex'),
    partner: someone('Sam Sample', 'sam'),
    ownerWitness: someone('Wren Witness', 'wren'),
    partnerWitness: someone('Vale Witness', 'vale'),
    ownerLawyer: someone('Lee Lawyer', 'lee'),
  };
};
export type Couple = ReturnType<typeof newCouple>;
