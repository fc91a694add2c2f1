import argon2 from 'argon2';

/**
 * argon2id, above each minimum of the OWASP password storage cheat sheet (46 MiB with one pass, 19 MiB with two):
 * 46 MiB and two passes take 93 ms on one core of the reference machine; libuv runs four at a time, so 184 MiB at most.
 */
const cost = { type: argon2.argon2id, memoryCost: 47_104, timeCost: 2, parallelism: 1 } as const;

/** The same characters may reach us composed or decomposed, by keyboard and system. */
const canonical = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => argon2.hash(canonical(password), cost);

export const isOutdated = (hash: string) => argon2.needsRehash(hash, cost);

const hashOfNobody = hashPassword('the password of nobody');

/** Takes the same time when there is no hash to compare with, so that the time does not tell whose account exists. */
export const matchesPassword = async (hash: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await argon2.verify(hash ?? (await hashOfNobody), canonical(password));
  return matches && hash != null;
};
