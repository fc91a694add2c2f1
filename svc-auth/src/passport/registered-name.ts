import { randomUUID } from 'node:crypto';
import passport, { type Strategy } from 'passport';

const names = new WeakMap<Strategy, string>();

/**
 * The name under which passport knows a strategy. Passport is one for the whole process, and a test runs several
 * services in one: each strategy is registered under a name that no other has.
 */
export const registeredName = (strategy: Strategy): string => {
  const known = names.get(strategy);
  if (known) return known;
  const name = randomUUID();
  passport.use(name, strategy);
  names.set(strategy, name);
  return name;
};
